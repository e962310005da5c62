/** Icons of the paint tools on a 24 x 24 grid, always beside text; loaded only for painting. */
const paths = {
  brush: 'M20 4c-5 2-9 6-11 9l2 2c3-2 7-6 9-11zM8.5 14.5C6 14 4.5 16 4 20c4 0 6.5-1 6.5-3.5',
  fill: 'M11 3.5 3.5 11 11 18.5 18.5 11zM5 11h13M20.5 15c1.5 2.5 1.8 4.5 0 4.5s-1.5-2 0-4.5z',
  shapes: 'M4 4h9v9H4zM20 15.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0z',
  rub: 'm14 4 6 6-9 9H7l-4-4zM9 9l6 6M11 19h9',
  before: 'M6 20V10a6 6 0 0 1 12 0v10l-3-2-3 2-3-2zM10 10v.1M14 10v.1',
  circle: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  square: 'M5 5h14v14H5z',
  triangle: 'M12 4l9 16H3z',
  star: 'm12 3 2.7 6 6.3.6-4.8 4.2 1.5 6.2-5.7-3.3L6.3 20l1.5-6.2L3 9.6 9.3 9z',
  heart: 'M12 20C5 14.5 3.5 12 3.5 9A4.3 4.3 0 0 1 12 7.5 4.3 4.3 0 0 1 20.5 9c0 3-1.5 5.5-8.5 11z',
  leaf: 'M4 20C3.5 9 9 4 20 4c.5 11-5 16-16 16zM4 20 14 10',
  line: 'M5 19 19 5',
  filled: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
} as const

export type PaintIconName = keyof typeof paths

export function PaintIcon({ name }: { name: PaintIconName }) {
  return (
    <svg className="creator-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
