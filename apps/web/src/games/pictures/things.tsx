export const things = {
  door: (
    <>
      <rect x="14" y="6" width="36" height="52" rx="3" fill="#6B4526" />
      <rect x="18" y="10" width="28" height="48" fill="#A9713F" />
      <path d="M22 15h8v15h-8zM34 15h8v15h-8zM22 35h8v18h-8zM34 35h8v18h-8z" fill="#8A5A33" />
      <circle cx="43" cy="33" r="2.4" fill="#EEC04A" />
    </>
  ),
  drum: (
    <>
      <path d="M14 16c6 10 6 22 0 32h36c-6-10-6-22 0-32z" fill="#B9682F" />
      <ellipse cx="14" cy="32" rx="6" ry="17" fill="#F4E6CC" stroke="#8A5A33" strokeWidth="3" />
      <ellipse cx="50" cy="32" rx="6" ry="17" fill="#F4E6CC" stroke="#8A5A33" strokeWidth="3" />
      <path d="M20 20l8 24 8-24 8 24M44 20l-8 24-8-24-8 24" fill="none" stroke="#F0D9A8" strokeWidth="2" />
      <path d="M16 13C26 3 38 3 48 13" fill="none" stroke="#4A7FB5" strokeWidth="3" />
    </>
  ),
  flag: (
    <>
      <path d="M14 8v50" stroke="#8A5A33" strokeWidth="4" strokeLinecap="round" />
      <path d="M16 10c12-5 20 5 36 0v26c-16 5-24-5-36 0z" fill="#4A7FB5" />
      <circle cx="34" cy="23" r="6" fill="#F6F1E4" />
    </>
  ),
  house: (
    <>
      <path d="M13 30h38v26H13z" fill="#EFD9A9" />
      <path d="M5 32 32 9l27 23z" fill="#B9553F" stroke="#B9553F" strokeWidth="3" strokeLinejoin="round" />
      <path d="M27 38h11v18H27z" fill="#8A5A33" />
      <path d="M17 38h7v7h-7zM41 38h7v7h-7z" fill="#6DA3D4" />
    </>
  ),
  ice_cream: (
    <>
      <path d="M20 32h24L32 59z" fill="#D8A25A" stroke="#D8A25A" strokeWidth="2" strokeLinejoin="round" />
      <path d="M24 36l11 14m5-14L29 50" stroke="#A9713F" strokeWidth="2" />
      <circle cx="23" cy="26" r="9" fill="#EDB9AE" />
      <circle cx="41" cy="26" r="9" fill="#F7E7C1" />
      <circle cx="32" cy="16" r="10" fill="#C79A8E" />
      <rect x="15" y="28" width="34" height="6" rx="3" fill="#EBC58A" />
    </>
  ),
  jug: (
    <>
      <path d="M42 24c14-2 14 20 0 20" fill="none" stroke="#4A7FB5" strokeWidth="5" />
      <path d="M14 10l8 4h20v6c4 8 4 24 0 34H20c-5-10-5-26 0-34z" fill="#6DA3D4" />
      <path d="M18 34c8 4 18-4 26 0 1 8 0 14-2 20H20c-2-6-3-12-2-20z" fill="#A9CBE8" />
    </>
  ),
  key: (
    <>
      <path
        d="M20 18a13 13 0 1 0 9 22h3l4-4 4 4 4-4 4 4 6-6-6-6H32A13 13 0 0 0 20 18z"
        fill="#D9A83A"
        stroke="#A97C22"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="17" cy="31" r="5" fill="#F6F1E4" stroke="#A97C22" strokeWidth="2" />
    </>
  ),
  kite: (
    <>
      <path d="M34 4l18 22-18 20-18-20z" fill="#C8503C" />
      <path d="M34 4l18 22H34zM34 46 16 26h18z" fill="#EEC04A" />
      <path d="M34 46c-4 6 6 6 1 11-4 4-12 1-16 4" fill="none" stroke="#8A5A33" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M31 50l-5-2v6zm0 0 5-2v6zM27 59l-4-4-1 6zm0 0 4-3 1 5z" fill="#4A7FB5" />
    </>
  ),
  plate: (
    <>
      <circle cx="32" cy="32" r="26" fill="#BFC8CB" stroke="#8F9BA0" strokeWidth="2" />
      <circle cx="32" cy="32" r="20" fill="#D9E0E2" />
      <circle cx="23" cy="25" r="7" fill="#EEC04A" stroke="#8F9BA0" strokeWidth="2" />
      <circle cx="41" cy="25" r="7" fill="#69AE72" stroke="#8F9BA0" strokeWidth="2" />
      <path d="M20 42c4-8 20-8 24 0-6 7-18 7-24 0z" fill="#fff" stroke="#CFD6D8" strokeWidth="1.5" />
    </>
  ),
  roti: (
    <>
      <circle cx="32" cy="32" r="25" fill="#E3C08A" stroke="#C99B5E" strokeWidth="2" />
      <ellipse cx="24" cy="24" rx="5" ry="4" fill="#B98347" />
      <ellipse cx="41" cy="28" rx="4" ry="5" fill="#B98347" />
      <ellipse cx="29" cy="42" rx="6" ry="4" fill="#B98347" />
      <circle cx="18" cy="36" r="2.5" fill="#B98347" />
      <circle cx="45" cy="42" r="2.5" fill="#B98347" />
      <circle cx="34" cy="15" r="2.5" fill="#B98347" />
    </>
  ),
  shoe: (
    <>
      <path d="M8 22h16l8 12c6 4 14 3 20 7 4 3 5 6 5 10H8z" fill="#4A6FA5" />
      <path d="M6 48h52c1 6-1 8-4 8H10c-3 0-4-3-4-8z" fill="#EDE6D8" stroke="#B9AE98" strokeWidth="1.5" />
      <path d="M28 29l7-4m-3 9 7-4" stroke="#FBF6EA" strokeWidth="3" strokeLinecap="round" />
      <path d="M8 22h16l2 4H8z" fill="#33507C" />
    </>
  ),
  spinning_top: (
    <>
      <path d="M32 6v10" stroke="#8A5A33" strokeWidth="5" strokeLinecap="round" />
      <path d="M10 24c0-6 10-10 22-10s22 4 22 10c0 10-14 18-20 30-1 3-3 3-4 0C24 42 10 34 10 24z" fill="#C8703C" />
      <path d="M12 30c8 6 32 6 40 0-1 3-4 6-7 9-8 3-18 3-26 0-3-3-6-6-7-9z" fill="#EEC04A" />
      <path d="M32 54v7" stroke="#5F5A52" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  umbrella: (
    <>
      <path d="M32 10v38c0 9-11 9-11 1" fill="none" stroke="#7A5A42" strokeWidth="4" strokeLinecap="round" />
      <path d="M5 34C6 18 18 9 32 9s26 9 27 25c-4-4-9-4-13 0-4-4-10-4-14 0-4-4-10-4-14 0-4-4-9-4-13 0z" fill="#674578" />
      <path d="M32 9c-8 5-13 14-14 25 4-4 10-4 14 0 4-4 10-4 14 0-1-11-6-20-14-25z" fill="#8B689C" />
      <path d="M32 5v4" stroke="#7A5A42" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  van: (
    <>
      <path d="M6 16c0-2 2-4 4-4h32c3 0 5 1 7 4l9 14v16H6z" fill="#E0B04A" />
      <path d="M12 18h12v12H12zM28 18h11v12H28z" fill="#BBD8EE" />
      <path d="M43 18h2l8 12H43z" fill="#BBD8EE" />
      <path d="M6 38h52v4H6z" fill="#B98A2C" />
      <circle cx="19" cy="47" r="7" fill="#33302B" />
      <circle cx="46" cy="47" r="7" fill="#33302B" />
      <circle cx="19" cy="47" r="3" fill="#BFC8CB" />
      <circle cx="46" cy="47" r="3" fill="#BFC8CB" />
    </>
  ),
} as const
