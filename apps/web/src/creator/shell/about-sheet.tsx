import { fill } from '@ankur/content'
import { SpriteFields } from '../stage/sprite-row.tsx'
import { useCreator } from '../use-creator.ts'
import { Sheet } from './sheet.tsx'
import { shellWords } from './shell-words.ts'

/** All about the chosen sprite, where a phone has no room for it beside the stage. */
export function AboutSheet({ onClose }: { onClose: () => void }) {
  const words = shellWords.use()
  const { sprite } = useCreator()
  if (!sprite) return null
  return (
    <Sheet title={fill(words.about, { name: sprite.name })} close={words.close} onClose={onClose}>
      <SpriteFields key={sprite.id} sprite={sprite} />
    </Sheet>
  )
}
