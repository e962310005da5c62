/** Mithu, the parrot of Choose and ask; sitting, from the side. */
export function Parrot() {
  return (
    <g>
      <path d="M66 120l-16 46h22l12-42z" fill="#3F7D52" />
      <path d="M48 62c0-56 68-56 68 0v42c0 52-68 52-68 0z" fill="#5BA75B" />
      <path d="M58 84c-14 26 0 52 26 56V84z" fill="#3F7D52" />
      <path d="M56 88q28 14 56 0" fill="none" stroke="#D2553D" strokeWidth="5" strokeLinecap="round" />
      <circle cx="96" cy="56" r="13" fill="#EAF3E4" />
      <circle cx="98" cy="56" r="5.5" fill="#2B2320" />
      <circle cx="100" cy="54" r="1.8" fill="#fff" />
      <path d="M112 50c24-2 26 24 6 34-8-8-12-22-6-34z" fill="#D2553D" stroke="#94382B" strokeWidth="2" />
      <path d="M74 146v8m16-8v8" stroke="#8A6A14" strokeWidth="6" strokeLinecap="round" />
    </g>
  )
}
