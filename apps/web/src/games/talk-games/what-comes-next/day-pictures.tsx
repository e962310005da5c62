import type { ReactNode } from 'react'
import type { ThingName } from '@ankur/games/face'

const ink = { fill: 'none', stroke: '#33507C', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const skin = '#C98F63'

function Shoe({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M2 0h16l8 13c8 4 16 4 22 9 3 3 4 6 4 10H2z" fill="#4A6FA5" />
      <path d="M0 30h53c1 7-1 9-4 9H4c-3 0-5-4-4-9z" fill="#EDE6D8" stroke="#B9AE98" strokeWidth="2" />
    </g>
  )
}

function Sock({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M4 6h24v28c0 4 2 6 6 8l6 4c8 7 2 16-7 16-11 0-19-4-25-10-3-3-4-6-4-11z" fill="#8B689C" />
      <rect y="0" width="32" height="10" rx="4" fill="#D5C3E6" />
    </g>
  )
}

/** The pictures of a day, each on a square of 100. */
export const dayPictures: Readonly<Partial<Record<ThingName, ReactNode>>> = {
  wake_up: (
    <>
      <rect x="8" y="56" width="84" height="26" rx="8" fill="#8A5A33" />
      <path d="M10 34v52M88 50v36" stroke="#6B4526" strokeWidth="9" strokeLinecap="round" />
      <path d="M18 60c10-10 66-10 72 0v10H18z" fill="#6DA3D4" />
      <ellipse cx="30" cy="52" rx="15" ry="8" fill="#FFFDF6" stroke="#C9C2B0" strokeWidth="2" />
      <circle cx="68" cy="24" r="12" fill="#F0C24B" />
      <path
        d="M68 4v4m0 32v4M48 24h4m32 0h4M54 10l3 3m22 22 3 3m0-28-3 3"
        stroke="#E39A3B"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  toilet: (
    <>
      <rect x="26" y="8" width="48" height="30" rx="5" fill="#E7EDF0" stroke="#8F9BA0" strokeWidth="3" />
      <path d="M20 46h60c0 20-12 28-22 30v14H40V76c-12-4-20-12-20-30z" fill="#F6F9FA" stroke="#8F9BA0" strokeWidth="3" />
      <ellipse cx="50" cy="47" rx="31" ry="9" fill="#BBD8EE" stroke="#8F9BA0" strokeWidth="3" />
      <circle cx="66" cy="20" r="4" fill="#4A7FB5" />
    </>
  ),
  brush: (
    <>
      <g transform="rotate(-18 50 50)">
        <rect x="6" y="56" width="88" height="13" rx="6.5" fill="#4A7FB5" />
        <rect x="58" y="36" width="34" height="22" rx="4" fill="#fff" stroke="#9CC3E0" strokeWidth="2.5" />
        <path d="M65 38v18M72 38v18M79 38v18M86 38v18" stroke="#9CC3E0" strokeWidth="2.5" />
        <path d="M58 36c4-12 12-2 17-9 5 8 12-3 17 9z" fill="#69AE72" />
      </g>
      <circle cx="22" cy="26" r="9" fill="#fff" stroke="#9CC3E0" strokeWidth="2.5" />
      <circle cx="40" cy="16" r="6" fill="#fff" stroke="#9CC3E0" strokeWidth="2.5" />
    </>
  ),
  bath: (
    <>
      <path d="M16 44h56l-7 46H23z" fill="#4A7FB5" />
      <ellipse cx="44" cy="44" rx="29" ry="8" fill="#A9CBE8" stroke="#33507C" strokeWidth="3" />
      <path d="M62 62h26v20c0 6-4 9-9 9h-8c-5 0-9-3-9-9z" fill="#D2553D" />
      <path d="M88 66c10 0 10 14 0 14" fill="none" stroke="#D2553D" strokeWidth="5" />
      <path d="M30 8v14m18-10v14M66 8v18m18-8v16" stroke="#6DA3D4" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  bucket: (
    <>
      <path d="M22 46h58l-7 46H29z" fill="#4A7FB5" />
      <ellipse cx="51" cy="46" rx="30" ry="9" fill="#A9CBE8" stroke="#33507C" strokeWidth="3" />
      <path d="M10 10h34c10 0 12 4 12 14h-12c0-4-1-5-5-5H10z" fill="#8F9BA0" />
      <path d="M26 10V3m-8 0h16" stroke="#5F6A6F" strokeWidth="5" strokeLinecap="round" />
      <path d="M50 26v18" stroke="#6DA3D4" strokeWidth="7" strokeLinecap="round" />
    </>
  ),
  dress: (
    <>
      <path
        d="M34 10 10 26l10 22 10-5v47h40V43l10 5 10-22-24-16c-5 10-27 10-32 0z"
        fill="#E39A3B"
        stroke="#A86A1C"
        strokeWidth="3"
      />
      <path d="M50 18v72" stroke="#A86A1C" strokeWidth="3" />
      <path d="M56 34h.1M56 50h.1M56 66h.1" stroke="#FFFDF6" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  comb: (
    <g transform="rotate(-22 50 50)">
      <path
        d="M16 44v32m11-32v30m11-30v30m12-30v30m11-30v30m11-30v30m12-30v32"
        stroke="#8B689C"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M8 34c0-8 5-12 13-12h58c8 0 13 4 13 12v12H8z" fill="#8B689C" stroke="#5F4470" strokeWidth="3" />
      <path d="M20 32h60" stroke="#D5C3E6" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  wash_hands: (
    <>
      <path d="M14 12h40c12 0 14 6 14 16H54c0-4-2-6-6-6H14z" fill="#8F9BA0" />
      <path d="M61 32v20" stroke="#6DA3D4" strokeWidth="8" strokeLinecap="round" />
      <path d="M10 68c14-12 30-12 44-6l22-6c10-2 14 8 6 12L52 88c-12 6-28 4-42-4z" fill={skin} stroke="#8A5A33" strokeWidth="3" />
      <circle cx="40" cy="60" r="8" fill="#fff" stroke="#9CC3E0" strokeWidth="2.5" />
      <circle cx="84" cy="48" r="6" fill="#fff" stroke="#9CC3E0" strokeWidth="2.5" />
    </>
  ),
  eat: (
    <>
      <circle cx="50" cy="54" r="38" fill="#BFC8CB" stroke="#8F9BA0" strokeWidth="3" />
      <circle cx="50" cy="54" r="29" fill="#DDE3E5" />
      <circle cx="38" cy="46" r="11" fill="#EEC04A" stroke="#8F9BA0" strokeWidth="2.5" />
      <circle cx="63" cy="46" r="11" fill="#69AE72" stroke="#8F9BA0" strokeWidth="2.5" />
      <ellipse cx="50" cy="69" rx="19" ry="10" fill="#E3C08A" stroke="#C99B5E" strokeWidth="2.5" />
    </>
  ),
  socks: (
    <>
      <Sock x={8} y={16} />
      <Sock x={50} y={16} />
    </>
  ),
  shoes: (
    <>
      <Shoe x={6} y={10} />
      <Shoe x={40} y={52} />
    </>
  ),
  school: (
    <>
      <rect x="8" y="46" width="84" height="44" fill="#EFD9A9" stroke="#A9713F" strokeWidth="3" />
      <path d="M30 46 50 24l20 22z" fill="#B9553F" />
      <path d="M50 24V6" stroke="#8A5A33" strokeWidth="4" />
      <path d="M50 6h22l-6 6 6 6H50z" fill="#69AE72" />
      <rect x="42" y="62" width="16" height="28" fill="#8A5A33" />
      <path d="M16 58h16v14H16zM68 58h16v14H68z" fill="#6DA3D4" />
    </>
  ),
  auto: (
    <>
      <path d="M12 66V38c0-12 8-18 18-18h34c8 0 12 6 18 18l8 14v14z" fill="#EEC04A" stroke="#8A6A14" strokeWidth="3" />
      <path d="M14 36c2-10 8-14 16-14h34c7 0 10 4 15 14z" fill="#3F7D52" />
      <path d="M22 42h24v18H22zM54 42h20l6 14H54z" fill="#DCEBF6" />
      <path d="M10 64h82v10H10z" fill="#3F7D52" />
      <circle cx="26" cy="78" r="11" fill="#33302B" />
      <circle cx="76" cy="78" r="11" fill="#33302B" />
      <path d="M26 78h.1M76 78h.1" stroke="#BFC8CB" strokeWidth="9" strokeLinecap="round" />
    </>
  ),
  home: (
    <>
      <path d="M20 46h60v44H20z" fill="#EFD9A9" stroke="#A9713F" strokeWidth="3" />
      <path d="M8 50 50 14l42 36z" fill="#B9553F" stroke="#8E3D2B" strokeWidth="3" strokeLinejoin="round" />
      <path d="M42 60h18v30H42z" fill="#8A5A33" />
      <path d="M26 56h12v12H26zM64 56h12v12H64z" fill="#6DA3D4" />
    </>
  ),
  making_roti: (
    <>
      <ellipse cx="42" cy="52" rx="36" ry="18" fill="#4A443C" />
      <path d="M76 48l20-8" stroke="#6B4526" strokeWidth="8" strokeLinecap="round" />
      <ellipse cx="42" cy="48" rx="27" ry="12" fill="#E3C08A" stroke="#C99B5E" strokeWidth="3" />
      <path d="M30 46h.1m16-3h.1m6 9h.1m-18 1h.1" stroke="#A97B45" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M22 92c-8-10 2-12 2-22 8 6 10 14 6 22zM44 92c-8-10 2-12 2-22 8 6 10 14 6 22zM64 90c-6-8 2-10 2-18 6 5 8 12 4 18z"
        fill="#E39A3B"
      />
      <path d="M28 24c-4-6 4-8 0-14m18 14c-4-6 4-8 0-14" {...ink} stroke="#B9AE98" />
    </>
  ),
  play: (
    <>
      <rect x="8" y="56" width="36" height="34" rx="5" fill="#69AE72" stroke="#3F7D52" strokeWidth="3" />
      <rect x="16" y="22" width="36" height="34" rx="5" fill="#EEC04A" stroke="#8A6A14" strokeWidth="3" />
      <path d="M34 30v18m-9-9h18" stroke="#FFFDF6" strokeWidth="5" strokeLinecap="round" />
      <circle cx="26" cy="73" r="8" fill="#FFFDF6" />
      <circle cx="70" cy="68" r="22" fill="#D2553D" />
      <path d="M50 62c12 8 28 8 40 0M50 76c12 7 28 7 40 0" fill="none" stroke="#F6D3C8" strokeWidth="4" />
    </>
  ),
  pray: (
    <>
      <path
        d="M34 66 12 84l12 14 22-16zM66 66l22 18-12 14-22-16z"
        fill="#E39A3B"
        stroke="#A86A1C"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M50 8c-6 2-9 10-10 20l-2 18c-6 2-9 8-10 14l-2 10 14 14c6-2 10-6 10-12zM50 8c6 2 9 10 10 20l2 18c6 2 9 8 10 14l2 10-14 14c-6-2-10-6-10-12z"
        fill={skin}
        stroke="#8A5A33"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  ),
  haircut: (
    <>
      <path
        d="M14 12c10 8 4 20 12 28M30 8c8 10 2 20 10 30M46 6c6 10 2 20 8 28"
        fill="none"
        stroke="#4A2E18"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M40 78 86 30c4-4 8 2 5 6L54 82zM58 82 30 50c-4-5 2-9 6-5l34 30z"
        fill="#BFC8CB"
        stroke="#7F8C91"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="36" cy="86" r="9" fill="none" stroke="#C8503C" strokeWidth="6" />
      <circle cx="72" cy="84" r="9" fill="none" stroke="#C8503C" strokeWidth="6" />
      <circle cx="53" cy="68" r="3.5" fill="#5F6A6F" />
    </>
  ),
  doctor: (
    <>
      <circle cx="50" cy="30" r="18" fill={skin} />
      <path d="M32 28c0-24 36-24 36 0-8-6-28-6-36 0z" fill="#2B2320" />
      <path d="M18 94c0-30 14-42 32-42s32 12 32 42z" fill="#FFFDF6" stroke="#8F9BA0" strokeWidth="3" />
      <path d="M38 54c0 22 24 22 24 0" {...ink} />
      <circle cx="50" cy="78" r="6" fill="#33507C" />
      <path d="M44 32h.1m12 0h.1" stroke="#2B2320" strokeWidth="5" strokeLinecap="round" />
      <path d="M44 40q6 4 12 0" fill="none" stroke="#6B3B22" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  guests: (
    <>
      {[
        [24, 40, '#C8503C'],
        [56, 30, '#4B9160'],
        [82, 46, '#674578'],
      ].map(([x, y, color]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-17 50c0-24 8-34 17-34s17 10 17 34z" fill={String(color)} />
          <circle r="14" fill={skin} />
          <path d="M-14-1c0-19 28-19 28 0-7-5-21-5-28 0z" fill="#2B2320" />
          <path d="M-4 6q4 3 8 0" fill="none" stroke="#6B3B22" strokeWidth="2.5" strokeLinecap="round" />
        </g>
      ))}
    </>
  ),
  power_cut: (
    <>
      <rect x="4" y="4" width="92" height="92" rx="14" fill="#33405A" />
      <path d="M50 4v16" stroke="#B9AE98" strokeWidth="4" />
      <path
        d="M50 20c-18 0-24 12-22 24 2 8 10 10 11 18h22c1-8 9-10 11-18 2-12-4-24-22-24z"
        fill="#5A6B80"
        stroke="#B9C6D2"
        strokeWidth="3"
      />
      <path d="M40 68h20M42 76h16" stroke="#B9C6D2" strokeWidth="5" strokeLinecap="round" />
      <path d="M20 20l60 64" stroke="#E79A88" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  sleep: (
    <>
      <rect x="4" y="4" width="92" height="92" rx="14" fill="#33507C" />
      <path d="M70 14a17 17 0 1 0 14 26c-13 3-22-14-14-26z" fill="#F2DC9A" />
      <path d="M28 22h.1M46 34h.1" stroke="#F2DC9A" strokeWidth="5" strokeLinecap="round" />
      <rect x="10" y="62" width="80" height="20" rx="6" fill="#8A5A33" />
      <path d="M14 48v38M86 60v26" stroke="#6B4526" strokeWidth="8" strokeLinecap="round" />
      <path d="M18 64c12-10 58-10 66 0v10H18z" fill="#8B689C" />
      <circle cx="32" cy="55" r="9" fill={skin} />
      <path d="M24 52c2-9 14-9 16 0-5-3-11-3-16 0z" fill="#2B2320" />
    </>
  ),
  finished: (
    <>
      <rect x="10" y="10" width="80" height="80" rx="18" fill="#E4EAF6" stroke="#33507C" strokeWidth="5" />
      <path d="m29 52 14 15 29-34" {...ink} strokeWidth={10} />
    </>
  ),
  change: (
    <>
      <circle cx="50" cy="50" r="42" fill="#FBEFD3" stroke="#B98A2C" strokeWidth="4" />
      <path d="M24 40h42m-12-13 13 13-13 13M76 64H34m12-13L33 64l13 13" {...ink} stroke="#694700" strokeWidth={7} />
    </>
  ),
}
