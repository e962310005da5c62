import { eyes, faces } from './faces.tsx'

export const animals = {
  ...faces,
  camel: (
    <>
      <path
        d="M12 38c0-5 3-8 7-9 2-9 11-11 15-2 4 0 8 2 10 5 2-4 2-9 1-14-1-6 6-10 11-6l4 3-2 4-6 1c1 12-1 24-8 24H20c-5 0-8-2-8-6z"
        fill="#D3A566"
      />
      <path d="M17 40l-1 15m8-13v13m14-13v13m7-15v15" stroke="#C2925A" strokeWidth="5" strokeLinecap="round" />
      <path d="M12 36c-3 1-4 4-4 8" fill="none" stroke="#8A5A33" strokeWidth="2" strokeLinecap="round" />
      <circle cx="53" cy="15" r="1.8" fill="#2B2320" />
    </>
  ),
  cat: (
    <>
      <path d="M13 32 12 9l15 9zM51 32l1-23-15 9z" fill="#E3A85A" />
      <path d="M16 20l-1-6 5 3zM48 20l1-6-5 3z" fill="#F3CFC0" />
      <ellipse cx="32" cy="35" rx="21" ry="18" fill="#E3A85A" />
      <path d="M32 18v7m-7-6 1 5m13-5-1 5" stroke="#B97831" strokeWidth="3" strokeLinecap="round" />
      <ellipse cx="32" cy="42" rx="10" ry="7" fill="#FBEBD0" />
      <path d="M29 38h6l-3 3z" fill="#8A4B2F" stroke="#8A4B2F" strokeLinejoin="round" />
      <path d="M32 41v3c-2 2-4 2-5 0m5 0c2 2 4 2 5 0" fill="none" stroke="#8A4B2F" strokeWidth="2" strokeLinecap="round" />
      <path d="M18 39 7 37m11 6-10 3m38-7 11-2m-11 6 10 3" stroke="#B97831" strokeWidth="2" strokeLinecap="round" />
      {eyes}
    </>
  ),
  elephant: (
    <>
      <path d="M22 14C9 6 2 16 4 28c2 10 10 14 18 10zM42 14c13-8 20 2 18 14-2 10-10 14-18 10z" fill="#8FA0A8" />
      <path d="M20 20c0-14 24-14 24 0 2 10-2 14-4 20 0 6 0 9 3 12 2 3-2 6-6 5-7-2-9-8-9-17-4-6-9-10-8-20z" fill="#A9B8BF" />
      <path d="M27 41l-5 8m17-8 4 6" stroke="#FBF6EA" strokeWidth="4" strokeLinecap="round" />
      <path d="M29 44h9m-8 5h8" stroke="#8FA0A8" strokeWidth="2" strokeLinecap="round" />
      <circle cx="26" cy="26" r="2.4" fill="#2B2320" />
      <circle cx="38" cy="26" r="2.4" fill="#2B2320" />
    </>
  ),
  goat: (
    <>
      <path d="M24 20C18 16 15 11 17 5c5 3 9 7 11 13zM40 20c6-4 9-9 7-15-5 3-9 7-11 13z" fill="#9A8C76" />
      <path d="M20 25c-7-2-13 1-15 7 6 3 12 1 16-3zM44 25c7-2 13 1 15 7-6 3-12 1-16-3z" fill="#CFC4B2" />
      <path
        d="M20 22c5-7 19-7 24 0 1 12-3 18-5 25-2 5-12 5-14 0-2-7-6-13-5-25z"
        fill="#EDE6D8"
        stroke="#C9BDA8"
        strokeWidth="1.5"
      />
      <path d="M28 49c1 6 2 8 4 11 2-3 3-5 4-11z" fill="#CFC4B2" />
      <path d="M28 43h8l-4 4z" fill="#7A5A4A" stroke="#7A5A4A" strokeLinejoin="round" />
      {eyes}
    </>
  ),
  owl: (
    <>
      <path d="M14 10c4 4 8 5 18 5s14-1 18-5c4 12 5 22 3 32-2 9-10 14-21 14s-19-5-21-14c-2-10-1-20 3-32z" fill="#8C6A4A" />
      <path d="M21 36c3-4 19-4 22 0 2 10-3 17-11 17s-13-7-11-17z" fill="#E3CFAE" />
      <path d="M26 42l3 3 3-3 3 3 3-3m-9 7 3 3 3-3" fill="none" stroke="#8C6A4A" strokeWidth="2" strokeLinecap="round" />
      <circle cx="23" cy="26" r="8" fill="#FBF6EA" />
      <circle cx="41" cy="26" r="8" fill="#FBF6EA" />
      <circle cx="23" cy="26" r="3.6" fill="#2B2320" />
      <circle cx="41" cy="26" r="3.6" fill="#2B2320" />
      <path d="M29 31h6l-3 6z" fill="#E39A3B" />
    </>
  ),
  rabbit: (
    <>
      <ellipse cx="23" cy="17" rx="6" ry="14" fill="#D9D3C8" />
      <ellipse cx="41" cy="17" rx="6" ry="14" fill="#D9D3C8" />
      <ellipse cx="23" cy="18" rx="3" ry="10" fill="#EDB9AE" />
      <ellipse cx="41" cy="18" rx="3" ry="10" fill="#EDB9AE" />
      <ellipse cx="32" cy="42" rx="19" ry="17" fill="#E9E4DA" stroke="#CFC7B8" strokeWidth="1.5" />
      <circle cx="25" cy="39" r="2.6" fill="#2B2320" />
      <circle cx="39" cy="39" r="2.6" fill="#2B2320" />
      <path d="M29 44h6l-3 3z" fill="#D0776A" stroke="#D0776A" strokeLinejoin="round" />
      <path d="M29 50h6v5h-6zM32 47v8" fill="#fff" stroke="#A89E8C" strokeWidth="1.5" />
      <path d="M18 46 8 44m10 6-9 3m37-7 10-2m-10 6 9 3" stroke="#A89E8C" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  zebra: (
    <>
      <path d="M19 20 15 6l11 8zM45 20l4-14-11 8z" fill="#F4F2EC" stroke="#33302B" strokeWidth="2" strokeLinejoin="round" />
      <path
        d="M19 19c6-7 20-7 26 0 2 12-3 19-4 27-1 6-17 6-18 0-1-8-6-15-4-27z"
        fill="#F4F2EC"
        stroke="#33302B"
        strokeWidth="2"
      />
      <path d="M22 44c4-3 16-3 20 0 2 14-22 14-20 0z" fill="#4A4540" />
      <path d="M27 8h10l-1 12h-8z" fill="#33302B" />
      <path d="M20 24l7 2m-6 9 6-1m-4 7 5-2m16-15-7 2m6 9-6-1m4 7-5-2" stroke="#33302B" strokeWidth="3" strokeLinecap="round" />
      <circle cx="27" cy="50" r="1.6" fill="#F4F2EC" />
      <circle cx="37" cy="50" r="1.6" fill="#F4F2EC" />
      <circle cx="26" cy="30" r="2.6" fill="#2B2320" />
      <circle cx="38" cy="30" r="2.6" fill="#2B2320" />
    </>
  ),
} as const
