import { CatShape } from '../../ui/drawings/animals.tsx'
import type { StimulusLevel } from './movement.ts'

interface Props {
  /** From 0, on the ground, to 1, at the roof. */
  height: number
  sensory: StimulusLevel
}

/** The cat in a basket on a rope, and the tree it hangs from. Each floor that is put lifts it by one. */
export function CatRise({ height, sensory }: Props) {
  // On the ground without a style attribute, because none is allowed in the HTML.
  const rise = height === 0 ? undefined : ({ '--rise': height } as React.CSSProperties)
  return (
    <div className="rise decoration" aria-hidden="true">
      <svg className="rise__tree" viewBox="0 0 110 280" preserveAspectRatio="xMaxYMin meet">
        <path d="M84 1000C90 170 82 70 86 40" stroke="#8A6242" strokeWidth="14" fill="none" />
        <path d="M86 50C60 34 36 34 10 42" stroke="#8A6242" strokeWidth="9" strokeLinecap="round" fill="none" />
        <circle cx="80" cy="38" r="36" fill="#6FAE8A" />
        <circle cx="48" cy="44" r="24" fill="#7DB896" />
        <circle cx="98" cy="62" r="28" fill="#62A37F" />
      </svg>
      <div className="rise__lane">
        {/* A new element for each floor in the soft level: it fades in at its place instead of travelling there. */}
        <div className="rise__at" key={sensory === 'soft' ? height : 'one'} style={rise}>
          <svg className="rise__cat" viewBox="0 0 104 150">
            <path d="M52-2000V22" stroke="#6B4526" strokeWidth="3" />
            <path d="M52 22 12 96M52 22l40 74" stroke="#6B4526" strokeWidth="2.5" />
            <g transform="translate(-3 6) scale(.92)">
              <CatShape />
            </g>
            <path d="M8 94h88c-1 24-8 38-17 40H25c-9-2-16-16-17-40z" fill="#C99656" />
            <path d="M8 94h88l-2 13H10z" fill="#E0B779" />
            <path d="M19 113q33 8 66 0M25 124q27 6 54 0" stroke="#A4743A" strokeWidth="2.5" fill="none" />
          </svg>
        </div>
      </div>
    </div>
  )
}

/** At home: on the roof, at the end. */
export function Roof() {
  return (
    <svg className="roof" viewBox="0 0 160 118" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
      <path d="M2 116 34 84h92l32 32z" fill="#B9553F" stroke="#8E3D2B" strokeWidth="3" strokeLinejoin="round" />
      <g transform="translate(28 0) scale(.86)">
        <CatShape />
      </g>
    </svg>
  )
}
