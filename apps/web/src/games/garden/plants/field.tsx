import { Dots, Each, Leaves, Leafy, Line, Rays, Ring, Stem } from './parts.tsx'

const ear = (
  <>
    <Line d="M0 60V0" color="#A98B3A" width={3} />
    {[0, 9, 18, 27].map((y) => (
      <path key={y} d={`M0 ${y + 6}c-9-2-10-10-7-15 6 3 8 9 7 15zm0 0c9-2 10-10 7-15-6 3-8 9-7 15z`} fill="#DDBB54" />
    ))}
    <Line d="M0-6v-12M-5-4l-5-12M5-4l5-12" color="#C9A33A" width={2} />
  </>
)

export const plants = {
  wheat: (
    <Each
      at={[
        [20, 38, -8],
        [60, 38, 8],
        [40, 26, 0],
      ]}
    >
      {ear}
      <Line d="M0 60v12" color="#A98B3A" width={3} />
    </Each>
  ),
  maize: (
    <>
      <Stem top={12} />
      <Line d="M40 90C20 82 14 64 12 52M40 80c20-8 26-24 28-38M40 54C26 48 20 36 20 24" color="#5BA06C" width={6} />
      <path d="M48 76c-6-10-4-26 6-34 8 10 8 26 0 36z" fill="#EFC445" />
      <path d="M48 80c-8-8-8-22-2-32 4 8 6 20 2 32zm2 0c8-4 14-16 12-28-6 6-11 16-12 28z" fill="#6FAE6B" />
      <Line d="M40 14 32 4M40 14V2M40 14l8-10" color="#C9A33A" width={3} />
    </>
  ),
  millet: (
    <>
      <Stem top={40} />
      <Line d="M40 92C24 84 18 70 16 58M40 80c16-8 22-22 24-34" color="#5BA06C" width={6} />
      <rect x="32" y="4" width="16" height="44" rx="8" fill="#B9934A" />
      <Dots
        at={[
          [36, 12],
          [44, 12],
          [40, 19],
          [36, 26],
          [44, 26],
          [40, 33],
          [36, 40],
          [44, 40],
        ]}
        r={2.4}
        fill="#E2C988"
      />
    </>
  ),
  sugarcane: (
    <>
      <Line d="M26 98V30M40 98V20M54 98V30" color="#8FA84A" width={8} />
      <Line d="M22 82h8M22 62h8M22 44h8M36 76h8M36 54h8M36 36h8M50 82h8M50 62h8M50 44h8" color="#5F7A2C" width={2.5} />
      <Line
        d="M26 30C18 20 12 18 6 22M40 20C38 8 32 4 24 4M40 20c2-12 8-16 16-16M54 30c8-10 14-12 20-8"
        color="#5BA06C"
        width={5}
      />
    </>
  ),
  cotton: (
    <>
      <Stem top={26} />
      <Line d="M40 66 22 50M40 56l20-14" />
      <Leaves y={94} />
      <Each
        at={[
          [40, 20],
          [18, 44],
          [62, 38],
        ]}
      >
        <path d="M-10 6 0 14l10-8-10-4z" fill="#8A6242" />
        <Ring x={0} y={0} n={4} far={6} r={7.5} fill="#FFFDF6" />
      </Each>
    </>
  ),
  gram: (
    <>
      <Line d="M40 98V24M40 80 22 60M40 66l20-18" />
      <Leafy from={92} pairs={3} step={18} size={0.7} />
      <Each
        at={[
          [40, 20],
          [20, 56],
          [62, 44],
          [52, 80],
        ]}
      >
        <path d="M0-11c10 2 12 14 2 21-8 2-15-5-13-13 1-5 6-8 11-8z" fill="#A9C46B" />
        <circle r="4" fill="#D9B888" />
      </Each>
    </>
  ),
  peanut: (
    <>
      <Line d="M40 66V16M40 50 24 34M40 46l18-16" />
      <Leafy from={62} pairs={2} step={22} size={0.8} />
      <Line d="M40 66 22 78M40 66l18 12M40 66v12" color="#8A6242" width={3} />
      <Each
        at={[
          [20, 82, 20],
          [60, 82, -20],
          [40, 86, 0],
        ]}
      >
        <path d="M0-11c7 0 9 6 6 11 4 4 2 12-6 12s-10-8-6-12c-3-5-1-11 6-11z" fill="#D3A56A" />
      </Each>
      <Dots
        at={[
          [24, 30],
          [58, 26],
        ]}
        r={4}
        fill="#EFC445"
      />
    </>
  ),
  touch_me_not: (
    <>
      <Line d="M40 98C38 74 24 60 12 52M40 98c2-24 16-38 28-46M40 98V40" width={3.5} />
      <Each
        at={[
          [14, 54, -60],
          [66, 54, 60],
        ]}
      >
        {[0, 7, 14].map((y) => (
          <path key={y} d={`M0 ${y}c-8 2-11-2-12-6 6-2 11 1 12 6zm0 0c8 2 11-2 12-6-6-2-11 1-12 6z`} fill="#6FAE6B" />
        ))}
      </Each>
      <Rays y={28} n={16} long={16} wide={3} fill="#D58FC0" />
      <circle cx="40" cy="28" r="8" fill="#E8B9DA" />
    </>
  ),
}
