import pictures from './hub-pictures.svg'

/** Behind each drawing until its file is there; named as `listedGames` names them. */
const tints: Readonly<Record<string, 'leaf' | 'mari' | 'neel' | 'plum'>> = {
  block: 'leaf',
  tower: 'mari',
  dots: 'neel',
  letters: 'plum',
  cards: 'leaf',
  day: 'mari',
  parrot: 'neel',
  baskets: 'mari',
  plank_bridge: 'neel',
}

/**
 * What a game looks like when it is played: its friend and its scene. All drawings are in one file, so that they are
 * sent once and not in the HTML and in the script.
 */
export function GameIcon({ name }: { name: string }) {
  const tint = tints[name]
  if (!tint) return null
  return (
    <div className={`game-card__picture game-card__picture--${tint} decoration`}>
      <HubPicture name={name} viewBox="0 0 240 130" />
    </div>
  )
}

export function HubPicture({ name, viewBox }: { name: string; viewBox: string }) {
  return (
    <svg className="drawing decoration" viewBox={viewBox} aria-hidden="true" focusable="false">
      <use href={`${pictures}#${name}`} />
    </svg>
  )
}
