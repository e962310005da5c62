import './kite-picture.css'

/** A woman and a toddler who points at a kite: what looking together means. It carries no information. */
export function KitePicture() {
  return (
    <svg className="kite-picture decoration" viewBox="0 0 480 250" aria-hidden="true" focusable="false">
      <rect width="480" height="250" rx="18" fill="var(--sky)" />
      <circle cx="410" cy="58" r="30" fill="var(--mari)" opacity=".6" />
      <path d="M0 190c110-34 260-34 480-6v66H0z" fill="var(--hill1)" />
      <path d="M0 214c150-26 300-22 480 2v34H0z" fill="var(--hill2)" />
      <g transform="translate(140 138)">
        <path d="M-58 96c-2-30 14-44 34-46h40c24 4 34 22 34 46z" fill="#674578" />
        <path d="M-30 60c-4-34 6-52 28-52s34 18 32 54z" fill="#7C5690" />
        <path d="M-26 18c18 12 40 14 54 6 6 22-2 46-10 70-8-30-26-52-44-76z" fill="#F0B441" />
        <path d="M22 30c10 18 22 22 36 16" stroke="#8A5A3C" strokeWidth="11" strokeLinecap="round" fill="none" />
        <path d="M-32-22c-4-34 16-46 36-44s34 18 32 46c-2 18-2 30-6 40-8-8-46-10-58 6-4-16-4-32-4-48z" fill="#2A1E18" />
        <circle cx="4" cy="-20" r="27" fill="#B57E56" />
        <path d="M-24-26c0-20 14-26 28-26s26 8 27 24c-16 0-28-4-36-12-4 8-10 12-19 14z" fill="#2A1E18" />
        <circle cx="12" cy="-20" r="2.6" fill="#1A2923" />
        <circle cx="23" cy="-20" r="2.6" fill="#1A2923" />
        <path d="M12-7c4 5 9 5 12 0" fill="none" stroke="#1A2923" strokeWidth="2.4" strokeLinecap="round" />
        <circle cx="17" cy="-31" r="2.2" fill="#94382B" />
      </g>
      <g transform="translate(262 140)">
        <ToddlerShape shirt="#33508C" />
      </g>
      <g transform="translate(388 58) scale(0.9)">
        <path d="M0-30 22 0 0 34-22 0z" fill="#E59A2B" />
        <path d="M0-30V34M-22 0H22" stroke="#94382B" strokeWidth="2" />
        <path d="M0 34c8 14-8 22 0 36s-6 18 0 28" fill="none" stroke="#33508C" strokeWidth="2.5" strokeLinecap="round" />
        <path d="m-6 52 12-4-2 10zM-6 78l12-4-2 10z" fill="#94382B" />
      </g>
    </svg>
  )
}

/** A toddler who points to the upper right, standing on 0, 92. */
export function ToddlerShape({ shirt }: { shirt: string }) {
  return (
    <>
      <path d="M-12 62v26M12 62v26" stroke="#8A5A3C" strokeWidth="13" strokeLinecap="round" />
      <path d="M-14 92h-10M14 92h10" stroke="#1A2923" strokeWidth="8" strokeLinecap="round" />
      <path d="M-24 66c-2-34 4-50 24-50s26 16 24 50z" fill={shirt} />
      <path d="M20 30 58 4" stroke="#8A5A3C" strokeWidth="11" strokeLinecap="round" />
      <path d="M58 4l12-8" stroke="#8A5A3C" strokeWidth="5" strokeLinecap="round" />
      <path d="M12 24 32 20" stroke={shirt} strokeWidth="15" strokeLinecap="round" />
      <path d="M-20 30-30 54" stroke="#8A5A3C" strokeWidth="11" strokeLinecap="round" />
      <circle cy="-8" r="25" fill="#A9714B" />
      <path d="M-26-6c-4-26 12-34 28-32s26 14 23 28c-8-10-18-14-28-14-4 8-12 12-23 18z" fill="#2A1E18" />
      <circle cx="8" cy="-6" r="2.6" fill="#1A2923" />
      <circle cx="19" cy="-7" r="2.6" fill="#1A2923" />
      <path d="M9 6c4 4 8 4 11 0" fill="none" stroke="#1A2923" strokeWidth="2.4" strokeLinecap="round" />
    </>
  )
}
