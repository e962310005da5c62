import { Dots, Each, Leaves, Leafy, Line, Rays, Ring, Stem } from './parts.tsx'

const GREEN = '#6FAE6B'

export const plants = {
  tomato: (
    <>
      <Stem top={14} />
      <Leafy fill={GREEN} pairs={3} step={24} />
      <Line d="M40 40 24 46M40 60l18 4M40 26l14 0" width={3} />
      <Dots
        at={[
          [22, 52],
          [58, 72],
          [57, 30],
          [30, 78],
        ]}
        r={10}
        fill="#CB5138"
      />
      <Each
        at={[
          [22, 43],
          [58, 63],
          [57, 21],
          [30, 69],
        ]}
      >
        <path d="M0-4 3 1h6L3 5 0 9-3 5-9 1h6z" fill="#3F8460" />
      </Each>
    </>
  ),
  brinjal: (
    <>
      <Stem top={18} />
      <Leafy fill={GREEN} pairs={3} step={24} />
      <Each
        at={[
          [20, 52],
          [60, 60],
        ]}
      >
        <path d="M-4 0h8c6 8 8 14 7 21-2 9-20 9-22 0-1-7 1-13 7-21z" fill="#5E3A72" />
        <path d="M-8 3c2-7 14-7 16 0-5 2-11 2-16 0z" fill="#3F8460" />
      </Each>
    </>
  ),
  okra: (
    <>
      <Stem top={20} />
      <Leafy fill={GREEN} pairs={2} step={36} />
      <Each
        at={[
          [26, 62, -12],
          [54, 66, 12],
          [30, 90, -8],
        ]}
      >
        <path d="M-5 0h10L1-30h-2z" fill="#4F9A4A" />
        <Line d="M0-4v-20" color="#387338" width={2} />
      </Each>
      <Ring y={18} n={5} far={9} r={8} fill="#F5E7A8" />
      <circle cx="40" cy="18" r="5" fill="#8A3F4C" />
    </>
  ),
  chilli: (
    <>
      <Stem top={18} />
      <Leafy fill={GREEN} pairs={3} step={24} />
      <Each
        at={[
          [22, 34, 12],
          [58, 42, -12],
          [30, 64, 8],
          [54, 70, -6],
        ]}
      >
        <path d="M-5 0h10c2 12-2 22-6 28-4-6-6-16-4-28z" fill="#C2402F" />
        <path d="M-5 2c1-6 9-6 10 0z" fill="#3F8460" />
      </Each>
    </>
  ),
  pea: (
    <>
      <Line d="M40 98C30 80 52 66 38 48 32 38 44 26 40 12" />
      <Leaves y={92} fill={GREEN} />
      <Leaves y={56} size={0.8} fill={GREEN} />
      <Line d="M40 12c6-6 12-2 10 4M38 48c-8 0-12-4-12-10" width={2.5} />
      <Each
        at={[
          [24, 34, 30],
          [56, 72, -30],
        ]}
      >
        <path d="M0-20C12-10 12 10 0 20-12 10-12-10 0-20z" fill="#4F9A4A" />
        <Dots
          at={[
            [0, -9],
            [0, 0],
            [0, 9],
          ]}
          r={4.4}
          fill="#A9D08A"
        />
      </Each>
    </>
  ),
  bottle_gourd: (
    <>
      <Line d="M10 98V16h60v82" color="#E0C596" />
      <Line d="M10 40C24 30 56 30 70 40" />
      <Each
        at={[
          [18, 26],
          [40, 20],
          [62, 26],
        ]}
      >
        <circle r="11" fill={GREEN} />
      </Each>
      <Each
        at={[
          [28, 44],
          [52, 52],
        ]}
      >
        <path d="M-4-8h8c1 8 7 14 7 24 0 16-22 16-22 0 0-10 6-16 7-24z" fill="#9CC47A" />
      </Each>
    </>
  ),
  pumpkin: (
    <>
      <Line d="M40 74C34 56 20 52 16 36M40 74c6-20 20-24 22-40" />
      <Each
        at={[
          [16, 34],
          [62, 32],
          [40, 50],
        ]}
      >
        <path d="M0-14 12-6l2 12-14 6-14-6 2-12z" fill={GREEN} />
      </Each>
      <ellipse cx="24" cy="82" rx="15" ry="15" fill="#D98338" />
      <ellipse cx="56" cy="82" rx="15" ry="15" fill="#D98338" />
      <ellipse cx="40" cy="82" rx="15" ry="16" fill="#EBA04C" />
      <Line d="M40 68v-8" color="#6B4526" width={5} />
    </>
  ),
  carrot: (
    <>
      <Line d="M40 60C36 40 28 26 18 18M40 60V10M40 60c4-20 12-34 22-42" color="#4F9A4A" />
      <Rays x={18} y={18} n={6} long={10} wide={6} fill={GREEN} />
      <Rays y={14} n={6} long={10} wide={6} fill={GREEN} />
      <Rays x={62} y={18} n={6} long={10} wide={6} fill={GREEN} />
      <path d="M24 58c6-6 26-6 32 0 0 16-8 32-16 40-8-8-16-24-16-40z" fill="#E2843A" />
      <Line d="M30 66h10M42 76h8M34 84h8" color="#B7602B" width={2.5} />
    </>
  ),
}
