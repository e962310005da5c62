export const eyes = (
  <>
    <circle cx="25" cy="31" r="2.6" fill="#2B2320" />
    <circle cx="39" cy="31" r="2.6" fill="#2B2320" />
  </>
)

/** Separate from the other animals: they also represent players, and a page of players needs only these. */
export const faces = {
  bear: (
    <>
      <circle cx="16" cy="18" r="8" fill="#8A5A33" />
      <circle cx="48" cy="18" r="8" fill="#8A5A33" />
      <circle cx="16" cy="18" r="4" fill="#C79A6E" />
      <circle cx="48" cy="18" r="4" fill="#C79A6E" />
      <circle cx="32" cy="34" r="21" fill="#8A5A33" />
      <ellipse cx="32" cy="42" rx="10" ry="8" fill="#DDB98F" />
      <ellipse cx="32" cy="39" rx="4" ry="3" fill="#2B2320" />
      <path d="M32 42v4c-2 2-4 2-5 0m5 0c2 2 4 2 5 0" fill="none" stroke="#2B2320" strokeWidth="2" strokeLinecap="round" />
      {eyes}
    </>
  ),
  butterfly: (
    <>
      <path d="M31 30C24 12 6 10 7 22c1 9 10 11 24 10zM33 30c7-18 25-20 24-8-1 9-10 11-24 10z" fill="#E39A3B" />
      <path d="M31 33c-12 0-19 6-16 14 3 7 13 4 16-10zM33 33c12 0 19 6 16 14-3 7-13 4-16-10z" fill="#C8703C" />
      <circle cx="16" cy="22" r="4" fill="#FBEBD0" />
      <circle cx="48" cy="22" r="4" fill="#FBEBD0" />
      <path d="M32 22v28M31 21c-2-5-4-7-7-8m9 8c2-5 4-7 7-8" stroke="#4A3A2C" strokeWidth="3" strokeLinecap="round" fill="none" />
    </>
  ),
  cow: (
    <>
      <path d="M20 18c-6-1-9-5-8-11M44 18c6-1 9-5 8-11" fill="none" stroke="#C9B48F" strokeWidth="5" strokeLinecap="round" />
      <path d="M18 24c-7-3-12-1-13 3 4 4 9 4 13 1zM46 24c7-3 12-1 13 3-4 4-9 4-13 1z" fill="#E9DFCB" />
      <path d="M17 20c8-7 22-7 30 0 1 9-1 15-4 20H21c-3-5-5-11-4-20z" fill="#FBF6EA" stroke="#CFC3AA" strokeWidth="1.5" />
      <path d="M17 20c5-4 9-5 13-5 0 9-3 18-9 19-4-5-5-9-4-14z" fill="#7A5A42" />
      <rect x="17" y="38" width="30" height="18" rx="9" fill="#E9B4A6" />
      <ellipse cx="26" cy="46" rx="2.2" ry="3" fill="#8A4B3F" />
      <ellipse cx="38" cy="46" rx="2.2" ry="3" fill="#8A4B3F" />
      <circle cx="25" cy="29" r="2.6" fill="#fff" />
      {eyes}
    </>
  ),
  fish: (
    <>
      <path d="M44 32l15-13v26z" fill="#4A7FB5" />
      <path d="M26 20c4-7 10-8 15-7l-3 9z" fill="#4A7FB5" />
      <ellipse cx="27" cy="33" rx="22" ry="14" fill="#6DA3D4" />
      <path d="M32 25c4 4 4 12 0 16m7-13c2 3 2 7 0 10" fill="none" stroke="#4A7FB5" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="15" cy="30" r="3.6" fill="#fff" />
      <circle cx="14.5" cy="30" r="1.8" fill="#2B2320" />
      <path d="M8 38c3 1 5 1 7 0" fill="none" stroke="#2F5F8F" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  frog: (
    <>
      <path d="M9 50c4-9 10-10 14-6M55 50c-4-9-10-10-14-6" fill="none" stroke="#4B9160" strokeWidth="6" strokeLinecap="round" />
      <ellipse cx="32" cy="38" rx="23" ry="15" fill="#69AE72" />
      <ellipse cx="32" cy="45" rx="15" ry="7" fill="#D5E8BE" />
      <circle cx="19" cy="22" r="8" fill="#69AE72" />
      <circle cx="45" cy="22" r="8" fill="#69AE72" />
      <circle cx="19" cy="21" r="4.6" fill="#fff" />
      <circle cx="45" cy="21" r="4.6" fill="#fff" />
      <circle cx="19" cy="21" r="2.2" fill="#2B2320" />
      <circle cx="45" cy="21" r="2.2" fill="#2B2320" />
      <path d="M17 36c8 7 22 7 30 0" fill="none" stroke="#2F6B44" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  lion: (
    <>
      <circle cx="32" cy="33" r="26" fill="#B9682F" />
      <path
        d="M32 3l5 8 9-4 1 9 9 1-3 9 8 5-7 6 5 8-9 2v9l-9-2-4 8-6-6-6 6-4-8-9 2v-9l-9-2 5-8-7-6 8-5-3-9 9-1 1-9 9 4z"
        fill="#B9682F"
      />
      <circle cx="32" cy="34" r="18" fill="#E9B965" />
      <ellipse cx="32" cy="42" rx="9" ry="7" fill="#FBEBD0" />
      <path d="M28 37h8l-4 4z" fill="#7A4028" stroke="#7A4028" strokeLinejoin="round" />
      <path d="M32 41v3c-2 2-4 2-5 0m5 0c2 2 4 2 5 0" fill="none" stroke="#7A4028" strokeWidth="2" strokeLinecap="round" />
      {eyes}
    </>
  ),
}
