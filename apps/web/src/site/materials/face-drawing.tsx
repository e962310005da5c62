import { Drawing } from '../../ui/drawings/drawing.tsx'

const mouths = { good: 'M32 62c8 12 28 12 36 0', sad: 'M34 70c8-10 24-10 32 0', angry: 'M34 68h32' } as const

/** A plain face with thick lines, to be read in black and white. */
export function FaceDrawing({ mood }: { mood: keyof typeof mouths }) {
  return (
    <Drawing name="face" width={100} height={100} decoration={false}>
      <circle cx="50" cy="50" r="44" fill="#FBEFD3" stroke="#1A2923" strokeWidth="4" />
      <circle cx="35" cy="42" r="4.5" fill="#1A2923" />
      <circle cx="65" cy="42" r="4.5" fill="#1A2923" />
      {mood === 'angry' && <path d="m25 28 16 7M75 28l-16 7" stroke="#1A2923" strokeWidth="4" strokeLinecap="round" />}
      {mood === 'sad' && <path d="M34 50c-3 6-3 9 0 10 3-1 3-4 0-10z" fill="#33508C" />}
      <path d={mouths[mood]} fill="none" stroke="#1A2923" strokeWidth="4" strokeLinecap="round" />
    </Drawing>
  )
}
