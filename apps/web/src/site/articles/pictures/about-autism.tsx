import { Bubble, Cup, Indoors, Outdoors, Sitting, Standing, Tree } from './parts.tsx'

/** Two children at one sandpit, each in their own way: one pours, one sets cups in a line. */
export function Sandpit() {
  return (
    <>
      <Outdoors />
      <Tree x={44} y={132} size={0.9} />
      <path d="M62 168q100-22 206 0l-10 6q-94 10-186 0z" fill="#c99a5b" />
      <ellipse cx="165" cy="160" rx="98" ry="13" fill="#f0d59a" />
      <Sitting x={118} y={158} size={0.95} wears="var(--plum)" head="plait" arms="M-10-26q-8 8-4 18M10-26l18 2" />
      <path d="M146 128l12 4-3 8-10-4z" fill="var(--clay)" />
      <path d="M154 141q-2 8 1 17" stroke="#f0d59a" strokeWidth="4" fill="none" strokeLinecap="round" />
      <path d="M144 160q11-10 22 0z" fill="#c99a5b" />
      <Sitting x={248} y={158} size={0.95} wears="var(--neel)" tone="dark" faces="left" />
      <Cup x={176} y={161} color="var(--leaf)" />
      <Cup x={192} y={161} color="var(--mari)" />
      <Cup x={208} y={161} color="var(--clay)" />
      <Cup x={224} y={161} color="var(--plum)" />
    </>
  )
}

/** A mother on a bus, with her child and a folder of papers. */
export function BusRide() {
  return (
    <>
      <Outdoors />
      <rect x="30" y="34" width="260" height="112" rx="18" fill="var(--clay)" />
      <rect x="30" y="104" width="260" height="10" fill="var(--mari)" />
      <rect x="48" y="50" width="104" height="48" rx="8" fill="var(--surface)" />
      <rect x="162" y="50" width="62" height="48" rx="8" fill="var(--sky)" />
      <rect x="236" y="50" width="40" height="84" rx="8" fill="var(--sky)" />
      <svg x="48" y="50" width="104" height="48" viewBox="0 0 104 48">
        <Sitting x={36} y={66} wears="var(--leaf)" head="plait" arms="M10-26q10 4 16 2" />
        <Sitting x={76} y={64} size={0.75} wears="var(--neel)" faces="left" />
        <path d="M50 36h24l4 14H52z" fill="var(--mari)" />
        <path d="M55 40h14M56 44h14" stroke="var(--surface)" strokeWidth="2" />
      </svg>
      <circle cx="88" cy="150" r="18" fill="var(--ink2)" />
      <circle cx="88" cy="150" r="7" fill="var(--surface)" />
      <circle cx="234" cy="150" r="18" fill="var(--ink2)" />
      <circle cx="234" cy="150" r="7" fill="var(--surface)" />
    </>
  )
}

/** A bus stand in a small town, and the sign of a hospital down the road. */
export function SmallTown() {
  return (
    <>
      <Outdoors />
      <path d="M120 180q10-34 96-40l10 6q-54 8-54 34z" fill="var(--sunken)" />
      <rect x="214" y="82" width="84" height="62" rx="4" fill="var(--surface)" />
      <rect x="244" y="114" width="22" height="30" fill="var(--sky)" />
      <rect x="224" y="94" width="12" height="12" fill="var(--sky)" />
      <rect x="274" y="94" width="12" height="12" fill="var(--sky)" />
      <path d="M255 58v24M214 82h84" stroke="var(--ink2)" strokeWidth="4" />
      <rect x="240" y="42" width="30" height="30" rx="6" fill="var(--clay)" />
      <path d="M255 48v18M246 57h18" stroke="var(--surface)" strokeWidth="6" />
      <path d="M26 84h104l8 12H18z" fill="var(--leaf)" />
      <path d="M30 96v66M126 96v66" stroke="var(--ink2)" strokeWidth="5" />
      <rect x="40" y="142" width="76" height="7" rx="3" fill="#8a5a33" />
      <path d="M48 149v13M108 149v13" stroke="#8a5a33" strokeWidth="5" />
      <Sitting x={62} y={144} size={0.85} wears="var(--plum)" head="plait" />
      <Sitting x={96} y={144} size={0.65} wears="var(--mari)" />
      <path d="M150 164V104" stroke="var(--ink2)" strokeWidth="4" />
      <rect x="138" y="84" width="26" height="26" rx="5" fill="var(--neel)" />
      <path d="M144 92h14v8h-14zM146 103h2M154 103h2" stroke="var(--surface)" strokeWidth="3" fill="none" />
    </>
  )
}

/** A grown-up and a toddler on the floor, with cups that become a tower. */
export function FloorPlay() {
  return (
    <>
      <Indoors>
        <rect x="212" y="26" width="70" height="54" rx="4" fill="var(--sky)" />
        <path d="M247 26v54M212 53h70" stroke="var(--surface)" strokeWidth="5" />
      </Indoors>
      <ellipse cx="160" cy="164" rx="122" ry="12" fill="var(--plum-tint)" />
      <Sitting x={84} y={160} size={1.2} wears="var(--leaf)" head="plait" arms="M-10-26q-8 8-4 18M10-26q14 0 26-6" />
      <Sitting x={226} y={160} size={0.85} wears="var(--mari)" faces="left" arms="M-10-26q-8 8-4 18M10-26q12-2 22 6" />
      <Cup x={160} y={160} color="var(--clay)" />
      <Cup x={160} y={146} color="var(--neel)" />
      <Cup x={160} y={132} color="var(--mari)" />
      <Cup x={132} y={126} color="var(--plum)" />
      <Cup x={190} y={161} color="var(--leaf)" />
    </>
  )
}

/** Four paths from four sides to one tree. */
export function FourPaths() {
  return (
    <>
      <rect width="320" height="180" fill="var(--sky)" />
      <path d="M0 60q160-44 320 0v120H0z" fill="var(--hill1)" />
      <g fill="none" strokeWidth="13" strokeLinecap="round">
        <path d="M-6 92q70-10 158 34" stroke="var(--mari)" />
        <path d="M40 190q20-40 114-56" stroke="var(--clay)" />
        <path d="M280 190q-20-40-114-56" stroke="var(--plum)" />
        <path d="M326 92q-70-10-158 34" stroke="var(--neel)" />
      </g>
      <ellipse cx="160" cy="132" rx="38" ry="11" fill="var(--hill2)" />
      <Tree x={160} y={134} size={1.25} />
      <g fill="var(--mari)">
        <circle cx="138" cy="58" r="5" />
        <circle cx="172" cy="38" r="5" />
        <circle cx="184" cy="70" r="5" />
        <circle cx="156" cy="74" r="5" />
      </g>
    </>
  )
}

/** A father copies his child: both lift their arms. */
export function Copying() {
  const up = 'M-11-46q-14-8-16-24M11-46q14-8 16-24'
  return (
    <>
      <Indoors wall="var(--leaf-tint)">
        <path d="M16 18q144 24 288 0" fill="none" stroke="var(--clay)" strokeWidth="2" />
        <path d="M44 21h16l-8 18zM148 28h16l-8 18zM252 22h16l-8 18z" fill="var(--plum)" />
        <path d="M94 26h16l-8 18zM202 26h16l-8 18z" fill="var(--mari)" />
      </Indoors>
      <ellipse cx="160" cy="162" rx="110" ry="11" fill="var(--mari-tint)" />
      <Standing x={108} y={160} size={1.2} wears="var(--neel)" turban="var(--mari)" arms={up} />
      <Standing x={212} y={160} size={0.8} wears="var(--clay)" faces="left" arms={up} />
    </>
  )
}

/** A queue at a counter with stairs, and a ramp that leads up too. */
export function QueueAndRamp() {
  return (
    <>
      <Outdoors />
      <rect x="206" y="52" width="98" height="92" fill="var(--surface)" />
      <path d="M198 54l57-26 57 26z" fill="var(--neel)" />
      <rect x="236" y="80" width="38" height="64" fill="var(--leaf)" />
      <circle cx="267" cy="114" r="3" fill="var(--mari)" />
      <path d="M178 164h126v-20h-98v10h-14v10z" fill="var(--edge)" />
      <path d="M100 164l106-20v20z" fill="var(--mari)" />
      <path d="M100 158l104-34M100 164v-6M152 154v-13" stroke="var(--ink2)" strokeWidth="3" />
      <Standing x={28} y={164} size={0.8} wears="var(--clay)" head="plait" />
      <Standing x={54} y={164} size={0.5} wears="var(--mari)" />
      <Standing x={80} y={164} size={0.82} wears="var(--plum)" tone="dark" />
      <Standing x={160} y={152} size={0.72} wears="var(--neel)" tone="light" head="knot" />
    </>
  )
}

/** A family at one side of a table, a doctor at the other, who listens. */
export function Listening() {
  return (
    <>
      <Indoors wall="var(--neel-tint)">
        <rect x="136" y="22" width="48" height="40" rx="3" fill="var(--surface)" />
        <path d="M144 34h32M144 42h32M144 50h20" stroke="var(--edge)" strokeWidth="3" />
      </Indoors>
      <Sitting x={66} y={148} size={1.15} wears="var(--clay)" head="plait" tone="dark" arms="M10-26q14-4 22-12" />
      <Sitting x={112} y={148} size={0.8} wears="var(--mari)" />
      <Sitting x={258} y={148} size={1.15} wears="var(--surface)" head="plait" tone="light" faces="left" arms="M10-26q10 8 20 6">
        <path d="M-5-34q5 16 10 0M0-22v6" stroke="var(--leaf)" strokeWidth="2.5" fill="none" />
      </Sitting>
      <path d="M132 126h94v10h-94z" fill="#8a5a33" />
      <path d="M142 136v30M216 136v30" stroke="#8a5a33" strokeWidth="7" />
      <path d="M164 118h28l4 8h-34z" fill="var(--surface)" />
      <Bubble x={72} y={34} w={52} />
      <path d="M84 47h28" stroke="var(--clay)" strokeWidth="5" strokeLinecap="round" strokeDasharray="1 9" />
    </>
  )
}
