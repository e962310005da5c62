import { CatShape } from '../../ui/drawings/cat.tsx'
import { DuckShape } from '../../ui/drawings/duck.tsx'
import { Hills } from './hub-scenes.tsx'
import { Parrot } from '../talk-games/choose-and-ask/parrot.tsx'
import { RabbitShape } from '../talk-games/same-different/rabbit.tsx'
import { ElephantShape } from '../talk-games/what-comes-next/elephant.tsx'

/** The scenes of the four games for talking together as the hub shows them, 240 by 130. */
const card = { fill: '#FFFDF6', stroke: '#C9A66B', strokeWidth: 2.5 } as const

export function DayOfTheElephant() {
  return (
    <>
      <Hills />
      <g transform="translate(4 16)">
        <ElephantShape />
      </g>
      <path d="M110 8q70 16 160 0" fill="none" stroke="#6B4526" strokeWidth="3" />
      <path d="M118 18h50v62h-50zm62 0h50v62h-50z" {...card} strokeLinejoin="round" />
      <path d="M143 10v14m62-14v14" stroke="#E0B04A" strokeWidth="7" strokeLinecap="round" />
      <path d="M126 40v26m34-12v12" stroke="#6B4526" strokeWidth="4" />
      <path d="M128 58h30" stroke="#4A7FB5" strokeWidth="9" />
      <circle cx="150" cy="37" r="8" fill="#F0C24B" />
      <path d="M188 64l32-18" stroke="#4A7FB5" strokeWidth="7" strokeLinecap="round" />
      <path d="M206 44l12-7" stroke="#7DBE97" strokeWidth="8" strokeLinecap="round" />
    </>
  )
}

export function TableOfMithu() {
  return (
    <>
      <Hills />
      <g transform="translate(-12 -12) scale(.86)">
        <Parrot />
      </g>
      <path d="M6 120h118" stroke="#8A6242" strokeWidth="8" strokeLinecap="round" />
      <path d="M122 16h102v66h-78l-20 14 4-14h-8z" fill="#FFFDF6" stroke="#14201B" strokeWidth="3" strokeLinejoin="round" />
      <path d="M152 30c14 6 20 20 8 34-12 8-24 4-26-4 0-14 16-14 18-30z" fill="#EFA83E" />
      <path d="M152 30q6-8 16-6-6 8-16 6z" fill="#4B9160" />
      <path d="M194 34v32m-16-16h32" stroke="#1D6350" strokeWidth="7" strokeLinecap="round" />
    </>
  )
}

export function BasketsOfTheRabbit() {
  return (
    <>
      <Hills />
      <g transform="translate(82 4) scale(.86)">
        <RabbitShape />
      </g>
      <circle cx="34" cy="62" r="15" fill="#C8503C" />
      <circle cx="62" cy="66" r="12" fill="#C8503C" />
      <path d="M168 72V46h26v26zm34 0l12-28 12 28z" fill="#4A7FB5" />
      {[6, 154].map((x) => (
        <g key={x} transform={`translate(${x} 6)`}>
          <path d="M4 66h72l-8 46H12z" fill="#C99A5E" stroke="#8A5A33" strokeWidth="2.5" />
          <path d="M10 84q30 6 60 0M12 98q28 5 56 0" fill="none" stroke="#A4743A" strokeWidth="2.5" />
          <path d="M3 66h74" stroke="#E0B779" strokeWidth="9" strokeLinecap="round" />
        </g>
      ))}
    </>
  )
}

export function BridgeOfFriends() {
  return (
    <>
      <Hills />
      <path d="M-60 100h360v100H-60z" fill="#9CC7E2" />
      {[0, 34, 68, 102, 136, 170, 204].map((x, nth) => (
        <rect
          key={x}
          x={x + 2}
          y="96"
          width="32"
          height="16"
          rx="5"
          fill={nth % 2 ? '#F4D06F' : '#E3A85A'}
          stroke="#8A5A33"
          strokeWidth="2"
        />
      ))}
      <g transform="translate(10 0) scale(.86)">
        <CatShape />
      </g>
      <g transform="translate(230 0) scale(-.86 .86)">
        <DuckShape />
      </g>
    </>
  )
}
