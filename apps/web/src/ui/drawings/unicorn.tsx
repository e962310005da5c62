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
