; The installer for Windows, for Inno Setup 6. Not run here: this was written on Linux.
;   make build            (or: python packaging\build.py)
;   iscc /DVersion=0.1.0 packaging\windows\rook13.iss

#ifndef Version
  #error Say which version: iscc /DVersion=0.1.0 packaging\windows\rook13.iss
#endif

[Setup]
AppId={{5B0E3B0C-3B1D-4C55-9C8B-6B9A1F0D1313}
AppName=Rook13
AppVersion={#Version}
AppPublisher=The Rook13 authors
DefaultDirName={autopf}\Rook13
DefaultGroupName=Rook13
; Whoever is no administrator installs for themselves alone.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\rook13.ico
UninstallDisplayIcon={app}\rook13.exe
OutputDir=..\..\dist
OutputBaseFilename=rook13-{#Version}-windows-setup
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes
; The oldest that Qt 6 runs on.
MinVersion=10.0.17763

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[InstallDelete]
; An older version's libraries would be found before those of this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\Rook13\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Rook13"; Filename: "{app}\rook13.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.rook13"; ValueType: string; ValueData: "Rook13.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Rook13.Record"; ValueType: string; ValueData: "Rook13 game record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Rook13.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\rook13.exe,0"
Root: HKA; Subkey: "Software\Classes\Rook13.Record\shell\open\command"; ValueType: string; ValueData: """{app}\rook13.exe"" ""%1"""

[Run]
; Others on a private network may join; only an administrator can say so beforehand. Otherwise
; Windows asks when the first table is hosted. An upgrade does not add the same rules again.
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall delete rule name=""Rook13"""; Flags: runhidden; Check: IsAdminInstallMode
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall add rule name=""Rook13"" dir=in action=allow program=""{app}\rook13.exe"" profile=private"; Flags: runhidden; Check: IsAdminInstallMode
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall add rule name=""Rook13"" dir=in action=allow program=""{app}\rook13-cli.exe"" profile=private"; Flags: runhidden; Check: IsAdminInstallMode
Filename: "{app}\rook13.exe"; Description: "{cm:LaunchProgram,Rook13}"; Flags: nowait postinstall skipifsilent

[UninstallRun]
Filename: "{sys}\netsh.exe"; Parameters: "advfirewall firewall delete rule name=""Rook13"""; Flags: runhidden; RunOnceId: "Firewall"; Check: IsAdminInstallMode
