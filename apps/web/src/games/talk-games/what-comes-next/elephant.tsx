/** The elephant, character of What comes next; sitting, from the front. */
export function ElephantShape() {
  return (
    <>
      <path d="M88 98c12 0 16-6 16-14" stroke="#8FA0A8" strokeWidth="6" fill="none" strokeLinecap="round" />
      <path d="M30 112c-5-28 8-46 30-46s35 18 30 46z" fill="#A9B8BF" />
      <ellipse cx="60" cy="98" rx="16" ry="16" fill="#C6D1D6" />
      <ellipse cx="44" cy="111" rx="13" ry="7" fill="#8FA0A8" />
      <ellipse cx="76" cy="111" rx="13" ry="7" fill="#8FA0A8" />
      <path d="M40 22C16 8 4 28 10 48c5 16 20 20 32 12zM80 22c24-14 36 6 30 26-5 16-20 20-32 12z" fill="#8FA0A8" />
      <path d="M36 28c-12-6-19 6-15 18 3 9 11 11 18 7zM84 28c12-6 19 6 15 18-3 9-11 11-18 7z" fill="#E9BFB4" />
      <ellipse cx="60" cy="44" rx="29" ry="27" fill="#A9B8BF" />
      <path
        d="M60 56c-7 4-8 10-6 18 3 10 12 15 22 10 3-2 2-6-1-6-7 1-9-4-8-10 1-5 2-8-1-11z"
        fill="#A9B8BF"
        stroke="#8FA0A8"
        strokeWidth="2"
      />
      <path d="M57 66h8m-8 6h8" stroke="#8FA0A8" strokeWidth="2" strokeLinecap="round" />
      <circle cx="47" cy="44" r="4.2" fill="#2B2320" />
      <circle cx="73" cy="44" r="4.2" fill="#2B2320" />
      <circle cx="48.5" cy="42.5" r="1.4" fill="#fff" />
      <circle cx="74.5" cy="42.5" r="1.4" fill="#fff" />
      <circle cx="39" cy="54" r="4" fill="#D9AFA5" />
      <circle cx="81" cy="54" r="4" fill="#D9AFA5" />
    </>
  )
}
