export const natureAndPeople = {
  flower: (
    <>
      <path d="M32 36v24" stroke="#4B9160" strokeWidth="4" strokeLinecap="round" />
      <path d="M32 52c-6-8-14-8-18-5 3 7 11 9 18 5zM32 48c5-7 12-8 17-5-3 7-10 9-17 5z" fill="#4B9160" />
      <circle cx="32" cy="11" r="8" fill="#D9704F" />
      <circle cx="43" cy="19" r="8" fill="#D9704F" />
      <circle cx="39" cy="32" r="8" fill="#D9704F" />
      <circle cx="25" cy="32" r="8" fill="#D9704F" />
      <circle cx="21" cy="19" r="8" fill="#D9704F" />
      <circle cx="32" cy="23" r="7" fill="#F0C24B" />
    </>
  ),
  moon: (
    <>
      <rect x="4" y="4" width="56" height="56" rx="12" fill="#33507C" />
      <path d="M40 10a23 23 0 1 0 12 34c-20 4-32-18-12-34z" fill="#F2DC9A" />
      <path d="M48 15v6m-3-3h6M52 31v4m-2-2h4" stroke="#F2DC9A" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  nose: (
    <>
      <path
        d="M37 8c0 12-2 20 8 30 5 6 3 14-5 15-4 4-12 4-16 0-8-1-10-9-5-14 7-7 9-17 9-31"
        fill="#C98F63"
        stroke="#8F5E3B"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <ellipse cx="25" cy="47" rx="3.4" ry="2.4" fill="#6B4026" />
      <ellipse cx="39" cy="47" rx="3.4" ry="2.4" fill="#6B4026" />
      <path d="M18 42c-1 3 0 6 3 8m25-8c1 3 0 6-3 8" fill="none" stroke="#8F5E3B" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  queen: (
    <>
      <path d="M14 34c0-14 8-20 18-20s18 6 18 20v22H14z" fill="#33251C" />
      <path d="M17 60c1-10 7-14 15-14s14 4 15 14z" fill="#674578" />
      <ellipse cx="32" cy="35" rx="13" ry="15" fill="#C98F63" />
      <path d="M17 20 15 6l9 6 8-8 8 8 9-6-2 14z" fill="#E0B04A" stroke="#B98A2C" strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx="32" cy="15" r="2.4" fill="#C8503C" />
      <circle cx="32" cy="27" r="1.8" fill="#A83A40" />
      <circle cx="27" cy="34" r="2" fill="#2B2320" />
      <circle cx="37" cy="34" r="2" fill="#2B2320" />
      <path d="M28 42c2 2 6 2 8 0" fill="none" stroke="#8A3F33" strokeWidth="2" strokeLinecap="round" />
      <path d="M25 51c4 4 10 4 14 0" fill="none" stroke="#E0B04A" strokeWidth="3" />
    </>
  ),
  sun: (
    <>
      <path
        d="M32 4v9m0 38v9M4 32h9m38 0h9M12 12l7 7m26 26 7 7m0-40-7 7M19 45l-7 7"
        stroke="#E39A3B"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="32" cy="32" r="15" fill="#F0C24B" />
    </>
  ),
} as const
