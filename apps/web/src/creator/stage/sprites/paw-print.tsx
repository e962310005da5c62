/** Ten units wide; a footprint of a sprite. */
export function PawPrint({ x, y }: { x: number; y: number }) {
  return (
    <g className="paw-print" transform={`translate(${x} ${y})`}>
      <ellipse cx="0" cy="2" rx="3.4" ry="2.8" />
      <circle cx="-4.2" cy="-1.2" r="1.5" />
      <circle cx="-1.6" cy="-3.6" r="1.6" />
      <circle cx="1.6" cy="-3.6" r="1.6" />
      <circle cx="4.2" cy="-1.2" r="1.5" />
    </g>
  )
}
