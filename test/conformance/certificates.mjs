// Made with openssl; nothing of the private keys is kept.

/** A certificate for `messages.pay.example`, valid from November 2026 to 2126. */
export const senderCertificate = `
-----BEGIN CERTIFICATE-----
MIIBwzCCAWmgAwIBAgIUNunZoRSd1wRb65ksQEmka968/KgwCgYIKoZIzj0EAwIw
JTEjMCEGA1UEAwwaQ29uZm9ybWFuY2UgdGVzdCBhdXRob3JpdHkwIBcNMjYxMTIx
MTIxMzUwWhgPMjEyNjEwMjgxMjEzNTBaMB8xHTAbBgNVBAMMFG1lc3NhZ2VzLnBh
eS5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEmauwq+byrTBDqsVJ
FXR+5vn9Ht1vVjXP5rfZXQQdnr5wBQefeU8zFTkqc5RGXQ523REO1Qt6MWUx9bgd
0+KaPqN7MHkwHwYDVR0RBBgwFoIUbWVzc2FnZXMucGF5LmV4YW1wbGUwCQYDVR0T
BAIwADALBgNVHQ8EBAMCB4AwHQYDVR0OBBYEFNgO+TJSjQmu0T7hw8oRW0Uzl3cs
MB8GA1UdIwQYMBaAFICUceGkhgMqJZseNV6l4YzqA1qOMAoGCCqGSM49BAMCA0gA
MEUCIDhW45OLFsvl6lUl5AGTWiwjF+HNhNvQZAUujEXWJmZkAiEA4cteKMXBoUrh
dSdShDP6V6jtfVZ8SOUyQXi6jTZZC1U=
-----END CERTIFICATE-----
`.trimStart()

/** The authority that issued it. */
export const authorityCertificate = `
-----BEGIN CERTIFICATE-----
MIIBsTCCAVegAwIBAgIUHQxdB4NpSwVdQIzMizaUSG4fQf8wCgYIKoZIzj0EAwIw
JTEjMCEGA1UEAwwaQ29uZm9ybWFuY2UgdGVzdCBhdXRob3JpdHkwIBcNMjYxMTIx
MTIxMzUwWhgPMjEyNjEwMjgxMjEzNTBaMCUxIzAhBgNVBAMMGkNvbmZvcm1hbmNl
IHRlc3QgYXV0aG9yaXR5MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEm4X0nei
AamfuY87ZrjvP9V5N29ibkBsg0ZGCtVP+Tba4aDmLkl2SmgGl5rqTzL+O0FKmW7I
MKo2Rw7xKT5JQaNjMGEwHQYDVR0OBBYEFICUceGkhgMqJZseNV6l4YzqA1qOMB8G
A1UdIwQYMBaAFICUceGkhgMqJZseNV6l4YzqA1qOMA8GA1UdEwEB/wQFMAMBAf8w
DgYDVR0PAQH/BAQDAgIEMAoGCCqGSM49BAMCA0gAMEUCIG/Jc736BM46FCJPqdqt
PFu13uL08BFV5bPXuO4OgWnQAiEA8udP+0TRXTMrZ3zSg2oQBo+p8vKysn60EiGm
NAJd54E=
-----END CERTIFICATE-----
`.trimStart()

/** A body, and its signature by the key of the certificate: ES256 in DER, as base64. */
export const certifiedBody = '{"id":"WH-2","create_time":"","resource_type":"x","event_type":"X","resource":{}}'
export const certifiedSignature =
  'MEUCIQD3CfiNcF+5mJxUZXfaGntLymwmE0AxHEI+qznOKycvQQIgbVa3kUjY344S9yAHQvmzRdW2+orWSYdVYub51+vu4BQ='
