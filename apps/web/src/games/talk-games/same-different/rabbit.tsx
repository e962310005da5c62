/** The rabbit, friend of Same, different; sits, seen from the front. */
export function RabbitShape() {
  return (
    <>
      <ellipse cx="44" cy="92" rx="34" ry="17" fill="#E9E4DA" stroke="#CFC7B8" strokeWidth="2" />
      <ellipse cx="28" cy="19" rx="9" ry="20" fill="#D9D3C8" transform="rotate(-8 28 19)" />
      <ellipse cx="60" cy="19" rx="9" ry="20" fill="#D9D3C8" transform="rotate(8 60 19)" />
      <ellipse cx="28" cy="20" rx="4.5" ry="14" fill="#EDB9AE" transform="rotate(-8 28 20)" />
      <ellipse cx="60" cy="20" rx="4.5" ry="14" fill="#EDB9AE" transform="rotate(8 60 20)" />
      <ellipse cx="44" cy="55" rx="28" ry="25" fill="#E9E4DA" stroke="#CFC7B8" strokeWidth="2" />
      <circle cx="34" cy="51" r="4" fill="#2B2320" />
      <circle cx="54" cy="51" r="4" fill="#2B2320" />
      <circle cx="35.5" cy="49.5" r="1.3" fill="#fff" />
      <circle cx="55.5" cy="49.5" r="1.3" fill="#fff" />
      <path d="M40 58h8l-4 4z" fill="#D0776A" stroke="#D0776A" strokeLinejoin="round" />
      <path d="M44 62v3c-2 3-6 3-7 0m7 0c2 3 6 3 7 0" fill="none" stroke="#8A6A5A" strokeWidth="2" strokeLinecap="round" />
      <circle cx="27" cy="61" r="4" fill="#EDC9BE" />
      <circle cx="61" cy="61" r="4" fill="#EDC9BE" />
      <ellipse cx="30" cy="104" rx="11" ry="6" fill="#F6F2EA" />
      <ellipse cx="58" cy="104" rx="11" ry="6" fill="#F6F2EA" />
    </>
  )
}
