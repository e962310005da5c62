import { Each, Leafy, Leaves, Line, Ring, Stem } from './parts.tsx'

export const plants = {
  tulsi: (
    <>
      <path d="M22 76h36l-4 22H26z" fill="#C8703C" />
      <rect x="18" y="70" width="44" height="9" rx="4" fill="#D9855A" />
      <Line d="M40 70V20M40 58 26 34M40 58l14-24" />
      <Leafy from={68} pairs={2} step={16} size={0.8} fill="#5BA06C" />
      <Leaves x={26} y={36} size={0.5} fill="#5BA06C" />
      <Leaves x={54} y={36} size={0.5} fill="#5BA06C" />
      <Line d="M40 26V8M26 28V14M54 28V14" color="#8F6AA8" width={5} />
    </>
  ),
  coriander: (
    <>
      <Line d="M40 98C36 74 30 56 20 40M40 98V30M40 98c4-24 10-42 20-58" width={3.5} />
      <Each
        at={[
          [40, 22],
          [18, 34],
          [62, 34],
          [30, 58],
          [52, 58],
        ]}
      >
        <Ring x={0} y={0} n={5} far={7} r={6.5} fill="#5FAE5B" />
      </Each>
    </>
  ),
  fenugreek: (
    <>
      <Line d="M40 98C36 76 30 60 20 46M40 98V34M40 98c4-22 10-38 20-52" width={3.5} />
      <Each
        at={[
          [40, 26],
          [18, 40],
          [62, 40],
          [30, 62],
          [52, 62],
        ]}
      >
        <ellipse cy="-9" rx="6" ry="9" fill="#6FAE5B" />
        <ellipse cx="-8" cy="3" rx="8" ry="6" fill="#5B9A4C" />
        <ellipse cx="8" cy="3" rx="8" ry="6" fill="#5B9A4C" />
      </Each>
    </>
  ),
  spinach: (
    <>
      <Each
        at={[
          [38, 96, -48],
          [42, 96, 48],
          [40, 96, -24],
          [40, 96, 24],
          [40, 96, 0],
        ]}
      >
        <path d="M0 0c-2-14-11-20-10-34C-9-46-4-52 0-56c4 4 9 10 10 22C11-20 2-14 0 0z" fill="#3F8F5A" />
        <Line d="M0-2v-40" color="#A9D08A" width={2.5} />
      </Each>
    </>
  ),
  mustard: (
    <>
      <Stem top={22} />
      <Line d="M40 60 22 38M40 56l18-20" />
      <Leaves y={92} size={1.1} fill="#6FAE6B" />
      <Each
        at={[
          [40, 18],
          [20, 34],
          [60, 32],
          [30, 20],
          [50, 16],
        ]}
      >
        <Ring x={0} y={0} n={4} far={5} r={5} fill="#EFC93C" />
        <circle r="2.5" fill="#C99622" />
      </Each>
    </>
  ),
  onion: (
    <>
      <Line d="M40 64C38 40 34 22 26 8M40 64V6M40 64c2-24 6-40 14-54" color="#4F9A4A" width={6} />
      <path d="M40 58c16 4 26 14 24 26-2 10-14 12-24 12s-22-2-24-12c-2-12 8-22 24-26z" fill="#B65C78" />
      <Line d="M40 62c-8 8-10 22-6 32M40 62c8 8 10 22 6 32" color="#E3A9B9" width={2.5} />
    </>
  ),
  garlic: (
    <>
      <Line d="M40 60C38 38 32 22 22 12M40 60V6M40 60c2-22 8-38 18-48" color="#5FA36F" width={6} />
      <path
        d="M40 54c6 8 24 16 22 30-2 10-12 12-22 12s-20-2-22-12c-2-14 16-22 22-30z"
        fill="#F4EBDD"
        stroke="#B9A48C"
        strokeWidth="2"
      />
      <Line d="M40 60v34M40 62c-8 8-12 20-8 32M40 62c8 8 12 20 8 32" color="#C9A9B4" width={2} />
    </>
  ),
  ginger: (
    <>
      <Line d="M40 70V14" color="#5FA36F" width={5} />
      <Each
        at={[
          [40, 62, -50],
          [40, 50, 50],
          [40, 40, -45],
          [40, 30, 45],
          [40, 22, 0],
        ]}
      >
        <path d="M0 0c-6-8-6-20 0-30 6 10 6 22 0 30z" fill="#5BA06C" />
      </Each>
      <path
        d="M14 84c-4-8 4-14 12-10 2-6 12-8 16-2 6-5 16-2 16 5 8-2 14 6 9 12-3 5-10 5-13 3-4 7-15 7-18 0-6 4-18 2-22-8z"
        fill="#D3A56A"
      />
      <Line d="M24 78c2 4 2 8 0 12M42 76c3 5 3 10 0 16M58 82c-3 2-4 5-4 8" color="#A9774A" width={2} />
    </>
  ),
}
