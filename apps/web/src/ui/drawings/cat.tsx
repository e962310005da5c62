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
