import { Bubble, Indoors, Outdoors, Phone, Sitting, Standing } from './parts.tsx'

/** A teenager writes in a notebook by a lamp; the telephone lies face down. */
export function Journal() {
  return (
    <>
      <rect width="320" height="180" fill="var(--plum-tint)" />
      <rect y="150" width="320" height="30" fill="var(--hill1)" />
      <path d="M232 62l-44 88h100z" fill="var(--mari)" opacity="0.35" />
      <Sitting x={110} y={144} size={1.5} wears="var(--neel)" head="plait" arms="M-10-26q-2 12 10 16M10-26q10 6 18 10" />
      <path d="M60 140h226v10H60z" fill="#8a5a33" />
      <path d="M76 150v30M270 150v30" stroke="#8a5a33" strokeWidth="8" />
      <path d="M140 132l36-2 34 4v6h-72z" fill="var(--surface)" />
      <path d="M150 135h18M184 135l16 1" stroke="var(--edge)" strokeWidth="2" />
      <path d="M150 132l16-16" stroke="var(--clay)" strokeWidth="4" strokeLinecap="round" />
      <path d="M256 140v-46l-18-26" fill="none" stroke="var(--ink2)" strokeWidth="5" strokeLinecap="round" />
      <path d="M246 140h22" stroke="var(--ink2)" strokeWidth="7" strokeLinecap="round" />
      <path d="M216 70l22-18 14 16z" fill="var(--clay)" />
      <rect x="206" y="134" width="26" height="6" rx="3" fill="var(--ink2)" />
    </>
  )
}

/** Night: a young person in bed, the face lit by a telephone. */
export function NightChat() {
  return (
    <>
      <rect width="320" height="180" fill="#22324a" />
      <rect x="206" y="24" width="84" height="68" rx="4" fill="#3b5280" />
      <path d="M266 40a18 18 0 1 0 12 28c-14 2-24-14-12-28z" fill="#fbefc4" />
      <path d="M222 40h.1M232 72h.1M246 50h.1" stroke="#fbefc4" strokeWidth="4" strokeLinecap="round" />
      <path d="M248 24v68" stroke="#22324a" strokeWidth="5" />
      <rect x="14" y="96" width="12" height="72" rx="5" fill="#8a5a33" />
      <rect x="20" y="136" width="236" height="26" rx="6" fill="#8a5a33" />
      <rect x="28" y="116" width="62" height="24" rx="11" fill="#f0e8f4" />
      <Sitting x={92} y={142} size={1.25} wears="#8fc7ae" tone="light" arms="M-10-26q2 12 16 10M10-26q10 4 16-2" />
      <path d="M72 142q6-22 60-18 90 0 120 18z" fill="#674578" />
      <rect x="112" y="98" width="14" height="24" rx="3" fill="#dde7f4" />
      <g fill="#dde7f4">
        <rect x="136" y="46" width="44" height="20" rx="10" />
        <path d="M144 64l-4 9 12-9z" />
      </g>
      <path d="M148 56h20" stroke="#33508c" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 8" />
    </>
  )
}

/** A man at a tea stall writes under a name that is not his: the tag is blank. */
export function NoName() {
  return (
    <>
      <Outdoors />
      <path d="M26 54h150l10 18H16z" fill="var(--clay)" />
      <path
        d="M46 54l-6 18M76 54l-4 18M106 54v18M136 54l4 18M166 54l6 18"
        stroke="var(--surface)"
        strokeWidth="6"
        opacity="0.6"
      />
      <path d="M28 72v94M174 72v94" stroke="#8a5a33" strokeWidth="6" />
      <rect x="24" y="126" width="154" height="40" rx="4" fill="#c99a5b" />
      <path d="M50 126q-4-22 14-22t14 22z" fill="var(--edge)" />
      <path d="M78 110l12-4M58 104h12" stroke="var(--ink2)" strokeWidth="4" strokeLinecap="round" />
      <path d="M104 112h12l-2 14h-8zM124 112h12l-2 14h-8z" fill="var(--mari)" />
      <Standing
        x={230}
        y={168}
        size={1.2}
        wears="var(--neel)"
        tone="dark"
        faces="left"
        arms="M-11-46q2 14 14 14M11-46q10 8 4 14"
      />
      <rect x="205" y="118" width="13" height="20" rx="3" fill="var(--ink2)" />
      <rect x="224" y="124" width="22" height="13" rx="3" fill="var(--surface)" />
      <Bubble x={236} y={26} w={62} h={34} />
      <path d="M250 43h34" stroke="var(--edge)" strokeWidth="5" strokeLinecap="round" />
    </>
  )
}

/** A shop whose shutter is down; beside it something still grows. */
export function ClosedShop() {
  return (
    <>
      <Outdoors />
      <rect x="66" y="38" width="188" height="124" fill="var(--surface)" />
      <rect x="58" y="30" width="204" height="22" rx="4" fill="var(--plum)" />
      <path d="M84 41h84M180 41h14" stroke="var(--surface)" strokeWidth="6" strokeLinecap="round" opacity="0.8" />
      <rect x="86" y="66" width="112" height="96" fill="var(--edge)" />
      <path
        d="M86 78h112M86 90h112M86 102h112M86 114h112M86 126h112M86 138h112M86 150h112"
        stroke="var(--ink2)"
        strokeWidth="2"
        opacity="0.6"
      />
      <rect x="136" y="152" width="12" height="10" rx="2" fill="var(--mari)" />
      <rect x="212" y="78" width="28" height="46" rx="5" fill="var(--ink2)" />
      <rect x="216" y="84" width="20" height="32" fill="var(--sky)" />
      <path d="M220 106l12-12M220 94l12 12" stroke="var(--clay)" strokeWidth="3" strokeLinecap="round" />
      <path d="M278 168v-26" stroke="var(--leaf)" strokeWidth="5" strokeLinecap="round" />
      <path d="M278 150q-20-2-20-18 20 0 20 18zM278 144q0-18 18-20 2 20-18 20z" fill="var(--leaf)" />
      <Standing x={36} y={166} size={0.9} wears="var(--neel)" head="plait" />
    </>
  )
}

/** A door that stands a little open; behind the curtain somebody asks in writing. */
export function DoorAjar() {
  return (
    <>
      <Indoors wall="var(--clay-tint)" />
      <rect x="196" y="30" width="80" height="126" fill="var(--ink2)" />
      <path d="M196 30l54 12v114h-54z" fill="#8a5a33" />
      <circle cx="240" cy="100" r="4" fill="var(--mari)" />
      <path d="M250 42l26-12v126h-26z" fill="var(--mari)" opacity="0.8" />
      <path d="M250 156l50 24h-94l-10-24z" fill="var(--mari)" opacity="0.35" />
      <Sitting
        x={96}
        y={158}
        size={1.35}
        wears="var(--leaf)"
        tone="dark"
        head="plait"
        arms="M-10-26q2 12 14 12M10-26q10 6 8 10"
      />
      <rect x="108" y="118" width="15" height="24" rx="3" fill="var(--ink2)" />
      <Bubble x={124} y={58} w={50} />
      <path d="M136 71h26" stroke="var(--leaf)" strokeWidth="5" strokeLinecap="round" strokeDasharray="1 9" />
      <path d="M0 0h40q10 80-4 152H0z" fill="var(--plum)" />
      <path d="M12 0q6 80 0 150M26 0q8 80 0 150" stroke="var(--plum-tint)" strokeWidth="2" opacity="0.5" fill="none" />
    </>
  )
}

/** Two people write to each other, with time in between. */
export function Letters() {
  return (
    <>
      <rect width="320" height="180" fill="var(--leaf-tint)" />
      <path d="M0 152q110-14 320-2v32H0z" fill="var(--hill1)" />
      <Phone x={160} y={88} size={1.45}>
        <rect x="-18" y="-36" width="26" height="13" rx="6" fill="var(--sky)" />
        <rect x="-8" y="-18" width="26" height="13" rx="6" fill="var(--mari)" />
        <rect x="-18" y="0" width="30" height="13" rx="6" fill="var(--sky)" />
        <rect x="-2" y="18" width="20" height="13" rx="6" fill="var(--mari)" />
      </Phone>
      <Sitting x={62} y={162} size={1.25} wears="var(--plum)" head="plait" arms="M-10-26q-8 8-4 18M10-26q12 4 18-2" />
      <Sitting
        x={260}
        y={162}
        size={1.25}
        wears="var(--neel)"
        tone="light"
        faces="left"
        arms="M-10-26q-8 8-4 18M10-26q12 4 18-2"
      />
      <circle cx="260" cy="44" r="22" fill="var(--surface)" />
      <path d="M260 30v14l9 6" fill="none" stroke="var(--clay)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </>
  )
}

/** Waves of a voice from a telephone, and someone who listens and thinks. */
export function Voice() {
  return (
    <>
      <Indoors wall="var(--mari-tint)" />
      <Standing x={92} y={168} size={1.3} wears="var(--neel)" tone="light" arms="M-11-46q-8 12-5 24M11-46q16-4 12-20" />
      <g fill="none" strokeWidth="7" strokeLinecap="round">
        <path d="M136 78v20" stroke="var(--clay)" />
        <path d="M152 66v44" stroke="var(--plum)" />
        <path d="M168 54v68" stroke="var(--leaf)" />
        <path d="M184 66v44" stroke="var(--neel)" />
        <path d="M200 78v20" stroke="var(--clay)" />
      </g>
      <Phone x={252} y={92} size={1.1}>
        <rect x="-7" y="-26" width="14" height="28" rx="7" fill="var(--clay)" />
        <path d="M-14-6q0 14 14 14t14-14M0 8v12M-8 20H8" fill="none" stroke="var(--ink2)" strokeWidth="4" strokeLinecap="round" />
      </Phone>
    </>
  )
}
