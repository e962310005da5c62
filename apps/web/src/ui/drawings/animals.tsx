import { Drawing } from './drawing.tsx'

/** The cat: the first sprite of the Game Creator. */
export function Cat() {
  return (
    <Drawing name="cat" width={120} height={120}>
      <CatShape />
    </Drawing>
  )
}

/** Only the shape, for use inside a larger drawing. */
export function CatShape() {
  return (
    <>
      <path d="M84 104c20 3 29-13 21-27-3-5-1-9 3-9" stroke="#CF9145" strokeWidth="9" fill="none" strokeLinecap="round" />
      <path d="M34 110c-5-28 7-46 26-46s31 18 26 46z" fill="#E3A85A" />
      <ellipse cx="60" cy="96" rx="14" ry="18" fill="#FBEBD0" />
      <ellipse cx="47" cy="110" rx="11" ry="6" fill="#FBEBD0" />
      <ellipse cx="73" cy="110" rx="11" ry="6" fill="#FBEBD0" />
      <path d="M31 44 32 15c0-3 3-4 5-2l19 17zM89 44 88 15c0-3-3-4-5-2L64 30z" fill="#E3A85A" />
      <path d="M37 33l.5-11L47 30zM83 33l-.5-11L73 30z" fill="#F3CFC0" />
      <ellipse cx="60" cy="48" rx="32" ry="26" fill="#E3A85A" />
      <path d="M60 23v9M50 25l2 7M70 25l-2 7" stroke="#B97831" strokeWidth="4" strokeLinecap="round" />
      <ellipse cx="60" cy="58" rx="17" ry="11" fill="#FBEBD0" />
      <circle cx="45" cy="47" r="4.2" fill="#2B2320" />
      <circle cx="75" cy="47" r="4.2" fill="#2B2320" />
      <circle cx="46.5" cy="45.5" r="1.4" fill="#fff" />
      <circle cx="76.5" cy="45.5" r="1.4" fill="#fff" />
      <path d="M56 52.5h8l-4 4.5z" fill="#8A4B2F" stroke="#8A4B2F" strokeLinejoin="round" />
      <path
        d="M60 57v3c-2 3.5-7 3.5-8 .5m8-.5c2 3.5 7 3.5 8 .5"
        stroke="#8A4B2F"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M33 55l-13-2m13 7-12 3M87 55l13-2m-13 7 12 3" stroke="#B97831" strokeWidth="2" strokeLinecap="round" />
    </>
  )
}

/** The duck, used where something is searched. */
export function Duck() {
  return (
    <Drawing name="duck" width={120} height={120}>
      <DuckShape />
    </Drawing>
  )
}

/** Only the shape, for use inside a larger drawing. */
export function DuckShape() {
  return (
    <>
      <path d="M46 106v8m-7 0h14M72 106v8m-7 0h14" stroke="#C46F22" strokeWidth="4" strokeLinecap="round" />
      <path d="M14 70c8 4 14 2 20-4 4-4 10-6 18-6h26c18 0 28 10 28 24 0 16-14 26-38 26-28 0-48-14-54-40z" fill="#F4D06F" />
      <circle cx="80" cy="40" r="26" fill="#F4D06F" />
      <path d="M76 15c0-6 6-9 10-7-3 2-4 4-4 8z" fill="#E5B648" />
      <path d="M101 42c6-2 13-1 16 2-1 6-8 9-16 8z" fill="#DE8437" />
      <circle cx="88" cy="36" r="4.2" fill="#2B2320" />
      <circle cx="89.5" cy="34.5" r="1.4" fill="#fff" />
      <path d="M36 78c6 16 28 20 42 8 2-2 1-5-2-5-8 0-14-2-20-6-7-5-22-4-20 3z" fill="#E5B648" />
      <circle cx="77" cy="46" r="4" fill="#EFBE6E" />
    </>
  )
}

/** The unicorn, used for reading: only the shape, for use inside a larger drawing. */
export function UnicornShape() {
  return (
    <>
      <path d="M88 84c14 0 18 10 15 22" stroke="#8E6CA3" strokeWidth="9" fill="none" strokeLinecap="round" />
      <path d="M34 110c-5-26 7-44 26-44s31 18 26 44z" fill="#D9C6E4" />
      <ellipse cx="47" cy="110" rx="11" ry="6" fill="#B89CCB" />
      <ellipse cx="73" cy="110" rx="11" ry="6" fill="#B89CCB" />
      <path d="M60 2l8 26H52z" fill="#F0B441" />
      <path d="M57 12l7 3M55 19l10 4" stroke="#C98A1B" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M35 36 32 18c0-3 3-4 5-2l12 12zM85 36l3-18c0-3-3-4-5-2L71 28z" fill="#D9C6E4" />
      <path d="M38 28l-1-5 6 5zM82 28l1-5-6 5z" fill="#F3CFC0" />
      <ellipse cx="60" cy="48" rx="29" ry="25" fill="#F7F2FA" />
      <path d="M58 24c-14-4-30 4-32 18-2 12 3 18-3 28 9-1 14-8 14-18 0-14 8-22 21-28z" fill="#8E6CA3" />
      <path d="M58 24c8-3 14 0 17 5-6-1-12 0-17 4z" fill="#8E6CA3" />
      <ellipse cx="60" cy="62" rx="20" ry="13" fill="#E6D7EE" />
      <circle cx="46" cy="47" r="4.2" fill="#2B2330" />
      <circle cx="74" cy="47" r="4.2" fill="#2B2330" />
      <circle cx="47.5" cy="45.5" r="1.4" fill="#fff" />
      <circle cx="75.5" cy="45.5" r="1.4" fill="#fff" />
      <circle cx="53" cy="60" r="1.9" fill="#674578" />
      <circle cx="67" cy="60" r="1.9" fill="#674578" />
      <path d="M54 67c3 3 9 3 12 0" stroke="#674578" strokeWidth="2" fill="none" strokeLinecap="round" />
    </>
  )
}
