import type { Progress } from '@ankur/games/sayings/round-sayings'
import { useSay } from './game-frame.tsx'

/** One leaf for each thing to do, so that the end can be seen from the start. */
export function LeafDots({ progress: { done, all, saying } }: { progress: Progress }) {
  const say = useSay()
  return (
    <div className="leaf-dots" role="img" aria-label={say(saying)}>
      {Array.from({ length: all }, (_, index) => (
        <svg key={index} className={index < done ? 'leaf-dot leaf-dot--done' : 'leaf-dot'} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 20C3 9 9 3 21 3c0 12-6 18-17 17zm0 0 8-8" />
        </svg>
      ))}
    </div>
  )
}
