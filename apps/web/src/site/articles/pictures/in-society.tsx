import { Bubble, Indoors, Outdoors, Sitting, Standing, Tree } from './parts.tsx'

/** Two neighbours talk over a wall; a child plays on, calm. */
export function Neighbours() {
  return (
    <>
      <Outdoors />
      <Tree x={278} y={130} size={0.8} />
      <Standing x={66} y={150} wears="var(--clay)" head="knot" tone="light" />
      <Standing x={116} y={150} wears="var(--neel)" tone="dark" faces="left" turban="var(--plum)" />
      <path d="M0 128h160v52H0z" fill="#c99a5b" />
      <path d="M0 128h160v9H0z" fill="#8a5a33" />
      <path d="M0 154h160M40 137v17M96 137v17M70 154v26M128 154v26M14 154v26" stroke="#8a5a33" strokeWidth="2" opacity="0.5" />
      <Bubble x={20} y={26} w={46} />
      <Bubble x={108} y={18} w={46} isLeft={false} color="var(--mari-tint)" />
      <path d="M32 39h22M120 31h22" stroke="var(--ink2)" strokeWidth="5" strokeLinecap="round" strokeDasharray="1 9" />
      <ellipse cx="228" cy="166" rx="52" ry="9" fill="var(--leaf-tint)" />
      <Sitting x={222} y={164} size={0.95} wears="var(--mari)" arms="M-10-26q-8 8-4 18M10-26q10 8 16 10" />
      <circle cx="254" cy="158" r="8" fill="var(--clay)" />
      <circle cx="254" cy="158" r="3" fill="var(--surface)" />
    </>
  )
}

/** Picture cards on a table, of things that every home knows: a pressure cooker, a bucket, a mango. */
export function HomeCards() {
  return (
    <>
      <Indoors wall="var(--leaf-tint)" />
      <path d="M20 132h280v12H20z" fill="#8a5a33" />
      <path d="M44 144v30M276 144v30" stroke="#8a5a33" strokeWidth="9" />
      {[34, 122, 210].map((x) => (
        <rect key={x} x={x} y="40" width="76" height="94" rx="8" fill="var(--surface)" stroke="var(--edge)" strokeWidth="2" />
      ))}
      <g>
        <path d="M48 78h48v30q0 10-10 10H58q-10 0-10-10z" fill="var(--edge)" />
        <path d="M46 78q2-14 26-14t26 14z" fill="var(--ink2)" />
        <path d="M72 64v-8M66 54h12" stroke="var(--clay)" strokeWidth="5" strokeLinecap="round" />
        <path d="M96 84h12M38 92h10" stroke="var(--ink2)" strokeWidth="6" strokeLinecap="round" />
        <path d="M80 46q6-4 2-10M64 46q-6-4-2-10" stroke="var(--edge)" strokeWidth="2.5" fill="none" strokeLinecap="round" />
      </g>
      <path d="M134 72h52l-7 46h-38z" fill="var(--neel)" />
      <path d="M134 72q26-30 52 0" fill="none" stroke="var(--ink2)" strokeWidth="4" />
      <path d="M138 82h44" stroke="var(--surface)" strokeWidth="4" opacity="0.5" />
      <path d="M224 100q-2-32 26-32 24 4 24 26 0 24-24 24-24 2-26-18z" fill="var(--mari)" />
      <path d="M250 68q2-10 12-14" stroke="#8a5a33" strokeWidth="4" fill="none" strokeLinecap="round" />
      <path d="M254 64q14-14 26-4-12 12-26 4z" fill="var(--leaf)" />
    </>
  )
}

/** A grandmother on her cot looks at a picture book with her grandchild. */
export function GrandmotherReads() {
  return (
    <>
      <Outdoors />
      <Tree x={60} y={134} size={1.1} />
      <path d="M84 140h190v10H84z" fill="#8a5a33" />
      <path d="M96 150v20M262 150v20" stroke="#8a5a33" strokeWidth="8" strokeLinecap="round" />
      <path d="M92 134h174v8H92z" fill="var(--mari-tint)" />
      <path d="M104 134l10 8M134 134l10 8M164 134l10 8M194 134l10 8M224 134l10 8" stroke="var(--clay)" strokeWidth="3" />
      <Sitting x={150} y={136} size={1.25} wears="var(--plum)" head="knot" tone="light" arms="M10-26q12 6 22 4" />
      <Sitting x={220} y={136} size={0.85} wears="var(--leaf)" faces="left" arms="M10-26q12 4 18 4" />
      <path d="M180 106l14 5 14-5v18l-14 5-14-5z" fill="var(--surface)" />
      <path d="M194 111v18" stroke="var(--edge)" strokeWidth="2" />
      <circle cx="187" cy="115" r="3.5" fill="var(--mari)" />
      <path d="M199 120l4-7 4 5z" fill="var(--leaf)" />
    </>
  )
}

/** New words in three scripts, in the mouths of three people. */
export function NewWords() {
  return (
    <>
      <rect width="320" height="180" fill="var(--plum-tint)" />
      <path d="M0 150q110-14 320-2v32H0z" fill="var(--hill1)" />
      <Standing x={64} y={164} wears="var(--leaf)" head="plait" />
      <Standing x={160} y={168} wears="var(--neel)" tone="dark" />
      <Standing x={256} y={164} wears="var(--clay)" turban="var(--mari)" faces="left" />
      <Bubble x={30} y={22} w={64} h={44} />
      <Bubble x={128} y={14} w={64} h={44} color="var(--mari-tint)" />
      <Bubble x={226} y={22} w={64} h={44} isLeft={false} />
      <g fontFamily="var(--font)" fontWeight="700" fontSize="30" textAnchor="middle" fill="var(--ink)">
        <text x="62" y="55">
          अ
        </text>
        <text x="160" y="47">
          A
        </text>
        <text x="258" y="55">
          ਅ
        </text>
      </g>
    </>
  )
}

/** A person before a mirror, who sees the same face and a thought. */
export function Mirror() {
  return (
    <>
      <Indoors wall="var(--neel-tint)" />
      <Standing x={104} y={168} size={1.3} wears="var(--clay)" head="plait" arms="M-11-46q-8 12-5 24M11-46q12 8 20 4" />
      <rect x="176" y="26" width="88" height="128" rx="44" fill="#8a5a33" />
      <rect x="184" y="34" width="72" height="112" rx="36" fill="var(--sky)" />
      <svg x="184" y="34" width="72" height="112" viewBox="0 0 72 112">
        <Standing x={36} y={134} size={1.25} wears="var(--clay)" head="plait" faces="left" />
      </svg>
      <path
        d="M196 60q8-14 22-16M192 76v-4"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.8"
      />
      <Bubble x={22} y={28} w={56} isLeft={false} />
      <path d="M36 41h28" stroke="var(--plum)" strokeWidth="5" strokeLinecap="round" strokeDasharray="1 9" />
    </>
  )
}

/** A machine looks at a face and can only guess. */
export function FaceGuess() {
  return (
    <>
      <rect width="320" height="180" fill="var(--neel-tint)" />
      <path d="M0 156h320v24H0z" fill="var(--hill1)" />
      <svg x="30" y="20" width="130" height="136" viewBox="0 0 130 136">
        <Standing x={65} y={226} size={2} wears="var(--leaf)" tone="dark" head="plait" />
      </svg>
      <path
        d="M36 48V28h20M134 28h20v20M154 132v20h-20M56 152H36v-20"
        fill="none"
        stroke="var(--neel)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="196" y="46" width="92" height="76" rx="16" fill="var(--neel)" />
      <path d="M242 46V30" stroke="var(--neel)" strokeWidth="5" />
      <circle cx="242" cy="26" r="6" fill="var(--mari)" />
      <rect x="206" y="56" width="72" height="56" rx="9" fill="var(--surface)" />
      <path d="M231 76q0-11 11-11t11 10q0 8-11 12v5" fill="none" stroke="var(--clay)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="242" cy="102" r="4" fill="var(--clay)" />
      <path d="M214 122v34M270 122v34" stroke="var(--neel)" strokeWidth="9" />
    </>
  )
}

/** Someone with a telephone on a bench, and two friends who come with tea. */
export function TeaWithFriends() {
  return (
    <>
      <Outdoors />
      <rect x="32" y="132" width="112" height="8" rx="3" fill="#8a5a33" />
      <path d="M44 140v24M132 140v24" stroke="#8a5a33" strokeWidth="6" />
      <Sitting x={82} y={134} size={1.15} wears="var(--plum)" arms="M-10-26q0 12 12 14M10-26q6 8 2 14" />
      <rect x="90" y="104" width="13" height="20" rx="3" fill="var(--ink2)" />
      <Standing
        x={212}
        y={166}
        wears="var(--leaf)"
        head="plait"
        tone="light"
        faces="left"
        arms="M-11-46q-8 12-5 24M11-46q10 10 18 6"
      />
      <Standing x={262} y={166} wears="var(--clay)" tone="dark" faces="left" arms="M-11-46q-8 12-5 24M11-46q12-8 14-22" />
      <path d="M176 118h14l-2 16h-10z" fill="var(--mari)" />
      <path d="M180 112q4-5 0-10M187 112q4-5 0-10" stroke="var(--surface)" strokeWidth="2.5" fill="none" strokeLinecap="round" />
    </>
  )
}

/** People sit in a circle under a tree. */
export function Circle() {
  return (
    <>
      <Outdoors />
      <Tree x={160} y={118} size={1.05} />
      <ellipse cx="160" cy="146" rx="124" ry="26" fill="var(--leaf-tint)" />
      <Sitting x={104} y={138} size={0.85} wears="var(--plum)" head="plait" />
      <Sitting x={216} y={138} size={0.85} wears="var(--clay)" turban="var(--neel)" faces="left" />
      <Sitting x={54} y={160} wears="var(--neel)" tone="dark" />
      <Sitting x={266} y={160} wears="var(--mari)" head="plait" tone="light" faces="left" />
      <Sitting x={160} y={176} size={0.95} wears="var(--leaf)" head="knot" tone="light" />
    </>
  )
}
