import { Dot, Each, Leafy, Line, Ring, Stem } from './parts.tsx'

const pad = <ellipse cx="40" cy="90" rx="36" ry="9" fill="#4FA286" />

/** A leaf on the water, with its notch. */
const notched = <path d="M40 90 64 84A34 9 0 1 1 50 82z" fill="#5FB08F" />

export const plants = {
  lotus: (
    <>
      {pad}
      <Stem top={58} />
      <path d="M40 62C18 62 8 48 6 32c14 0 24 8 34 30zM40 62c22 0 32-14 34-30-14 0-24 8-34 30z" fill="#D981A4" />
      <path d="M40 62C24 54 20 38 24 22c10 4 16 18 16 40zm0 0c16-8 20-24 16-40-10 4-16 18-16 40z" fill="#E8A5BF" />
      <path d="M40 62c-10-12-10-32 0-48 10 16 10 36 0 48z" fill="#F5CDDB" />
    </>
  ),
  water_lily: (
    <>
      {notched}
      <path d="M40 84c-16 0-26-8-28-22 14 0 24 8 28 22zm0 0c16 0 26-8 28-22-14 0-24 8-28 22z" fill="#B7A0D8" />
      <path d="M40 84C28 76 24 62 28 48c8 6 12 18 12 36zm0 0c12-8 16-22 12-36-8 6-12 18-12 36z" fill="#CDBCE6" />
      <path d="M40 84c-8-10-8-28 0-44 8 16 8 34 0 44z" fill="#F6F0FB" />
    </>
  ),
  reed: (
    <>
      <Line d="M32 98V24M50 98V40" color="#4B9160" width={5} />
      <Line d="M58 98c0-24 4-40 14-50M24 98c0-20-4-34-12-42" color="#5FA36F" width={5} />
      <rect x="26" y="6" width="12" height="36" rx="6" fill="#8A5A33" />
      <rect x="44" y="24" width="12" height="34" rx="6" fill="#8A5A33" />
    </>
  ),
  water_chestnut: (
    <>
      <Each
        at={[
          [22, 84],
          [58, 84],
          [40, 70],
          [40, 94],
        ]}
      >
        <path d="M0-9 16 0 0 9-16 0z" fill="#5FA36F" />
      </Each>
      <Dot y={83} r={6} fill="#FFFDF6" />
      <Each
        at={[
          [24, 46],
          [58, 52],
        ]}
      >
        <path d="M0-6c6-2 8-4 15-10 1 14-3 26-15 30-12-4-16-16-15-30 7 6 9 8 15 10z" fill="#7E4A6C" />
      </Each>
    </>
  ),
  rice: (
    <>
      <Line d="M40 98V50M40 98C36 76 26 60 18 54M40 98c4-22 14-38 22-44" color="#5FA36F" width={5} />
      <Line d="M40 54C42 34 50 24 64 22M40 54C38 34 30 24 16 24" color="#8FA84A" width={3} />
      <Each
        at={[
          [64, 24, 60],
          [57, 26, 50],
          [51, 32, 40],
          [46, 39, 30],
          [16, 26, -60],
          [23, 28, -50],
          [29, 33, -40],
          [34, 40, -30],
        ]}
      >
        <ellipse cy="6" rx="3.6" ry="7" fill="#DDBB54" />
      </Each>
    </>
  ),
  taro: (
    <>
      <Line d="M40 98C38 78 30 64 24 56M40 98c2-26 12-44 20-56M40 98V34" width={5} />
      <Each
        at={[
          [40, 22],
          [22, 50, -30],
          [60, 44, 30],
        ]}
      >
        <path d="M0-20C16-12 20 6 14 18 8 18 2 14 0 10c-2 4-8 8-14 8C-20 6-16-12 0-20z" fill="#4FA286" />
        <Line d="M0-14V8" color="#2E8067" width={2.5} />
      </Each>
    </>
  ),
  mint: (
    <>
      <Stem top={24} />
      <Leafy from={94} pairs={4} step={19} size={1} fill="#5FB08F" />
      <Ring y={18} n={5} far={4} r={4} fill="#CDBCE6" />
    </>
  ),
  bamboo: (
    <>
      <Line d="M30 98V12M50 98V26" color="#6FA84E" width={9} />
      <Line d="M25 74h10M25 50h10M25 28h10M45 80h10M45 58h10M45 38h10" color="#467A38" width={3} />
      <Each
        at={[
          [50, 28, 30],
          [30, 28, -20],
          [54, 56, 60],
          [26, 48, -60],
          [34, 30, 60],
        ]}
      >
        <path d="M0 0c-7-8-7-16 0-24 7 8 7 16 0 24z" fill="#5FA36F" />
      </Each>
    </>
  ),
}
