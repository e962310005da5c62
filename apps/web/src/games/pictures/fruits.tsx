export const fruits = {
  apple: (
    <>
      <path d="M32 22c-8-7-21-2-21 12 0 12 9 20 15 20 3 0 4-1 6-1s3 1 6 1c6 0 15-8 15-20 0-14-13-19-21-12z" fill="#C8503C" />
      <path d="M32 22c0-5 1-9 4-12" fill="none" stroke="#7A4E2B" strokeWidth="3" strokeLinecap="round" />
      <path d="M35 16c3-6 9-8 14-7-1 6-7 10-14 7z" fill="#4B9160" />
      <path d="M18 30c1-4 4-6 7-6" fill="none" stroke="#E79A88" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  banana: (
    <>
      <path d="M46 8l5-1 1 6c4 22-12 41-39 41-3 0-4-4-1-5 20-5 33-19 34-41z" fill="#EEC04A" />
      <path d="M46 8l5-1 1 6-6 1z" fill="#7A5A2B" />
      <path d="M49 15c-1 18-14 32-33 37" fill="none" stroke="#C9962B" strokeWidth="2" />
    </>
  ),
  mango: (
    <>
      <path d="M40 15c12 2 17 15 11 26-6 12-20 17-31 12C9 48 8 36 17 32c9-4 10-19 23-17z" fill="#EFA83E" />
      <path d="M51 41c-6 12-20 17-31 12-4-2-7-5-8-8 12 6 28 4 36-15 4-2 6 5 3 11z" fill="#D98A33" />
      <path d="M40 15l1-6" stroke="#7A4E2B" strokeWidth="3" strokeLinecap="round" />
      <path d="M41 11c4-5 10-5 14-2-3 5-9 6-14 2z" fill="#4B9160" />
    </>
  ),
  pomegranate: (
    <>
      <path d="M25 8l4 4 3-5 3 5 4-4 1 10H24z" fill="#A83A40" />
      <circle cx="32" cy="36" r="20" fill="#BE4A4C" />
      <path d="M32 22l12 9-4 16H24l-4-16z" fill="#F7DCC8" />
      <circle cx="27" cy="33" r="3.4" fill="#A83A40" />
      <circle cx="36" cy="32" r="3.4" fill="#A83A40" />
      <circle cx="32" cy="39" r="3.4" fill="#A83A40" />
      <circle cx="25" cy="41" r="3" fill="#A83A40" />
      <circle cx="39" cy="41" r="3" fill="#A83A40" />
    </>
  ),
  tamarind: (
    <>
      <path
        d="M12 14c-2 20 12 38 34 40 5 0 7-6 2-8-5-1-6-4-11-6-4-1-4-5-8-8s-2-7-6-10c-3-2-2-6-5-9-2-2-6-2-6 1z"
        fill="#8A5A33"
      />
      <path d="M15 17c1 16 12 30 31 34" fill="none" stroke="#B98A58" strokeWidth="2" />
      <path d="M13 13l-2-5" stroke="#5F3D20" strokeWidth="3" strokeLinecap="round" />
      <path d="M30 12c9-3 17 1 22 9" fill="none" stroke="#4B9160" strokeWidth="2" />
      <path
        d="M34 10l-1-5m7 6 1-5m5 8 3-4m2 9 5-2m-20-3-2 5m8-3-2 5m8-1-3 4"
        stroke="#4B9160"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  tomato: (
    <>
      <ellipse cx="32" cy="37" rx="22" ry="18" fill="#D2553D" />
      <path d="M32 12v9" stroke="#3F7D52" strokeWidth="4" strokeLinecap="round" />
      <path d="M32 20l-13 2 8 3-3 7 8-5 8 5-3-7 8-3z" fill="#4B9160" stroke="#4B9160" strokeWidth="2" strokeLinejoin="round" />
      <path d="M16 37c0-4 2-7 5-8" fill="none" stroke="#EDA08E" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  watermelon: (
    <>
      <path d="M6 22h52c0 17-11 30-26 30S6 39 6 22z" fill="#3F8A58" />
      <path d="M10 22h44c0 14-9 25-22 25S10 36 10 22z" fill="#F4EBD8" />
      <path d="M13 22h38c0 12-8 21-19 21s-19-9-19-21z" fill="#D9604F" />
      <path d="M22 27v3m10-2v3m10-4v3M27 35v3m10-3v3" stroke="#33302B" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
} as const
