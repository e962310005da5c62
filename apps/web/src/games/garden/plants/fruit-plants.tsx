import { Crown, Dots, Each, Leaves, Line, Trunk } from './parts.tsx'

export const plants = {
  apple: (
    <>
      <Trunk />
      <Crown />
      <Dots
        at={[
          [22, 42],
          [40, 24],
          [58, 42],
          [38, 48],
          [55, 22],
        ]}
        r={7}
        fill="#C8503C"
      />
    </>
  ),
  orange: (
    <>
      <Trunk />
      <Crown fill="#468F63" light="#5AA576" />
      <Dots
        at={[
          [18, 38],
          [34, 20],
          [52, 26],
          [62, 44],
          [40, 46],
          [26, 54],
        ]}
        r={6.5}
        fill="#E9963A"
      />
    </>
  ),
  grapes: (
    <>
      <Line d="M10 98V18h60v80" color="#E0C596" />
      <Line d="M10 24c16-10 44-10 60 0" />
      <Each
        at={[
          [16, 24],
          [40, 16],
          [64, 24],
        ]}
      >
        <path d="M0-12 11-6l1 11L0 12-12 5l1-11z" fill="#6FAE6B" />
      </Each>
      <Each
        at={[
          [27, 38],
          [54, 46],
        ]}
      >
        <Dots
          at={[
            [-7, 0],
            [3, 0],
            [-11, 9],
            [-2, 9],
            [8, 9],
            [-6, 18],
            [3, 18],
            [-1, 27],
          ]}
          r={5.4}
          fill="#6B4A8C"
        />
      </Each>
    </>
  ),
  pomegranate: (
    <>
      <Trunk />
      <Crown fill="#5B9A5C" light="#72AE70" />
      <Each
        at={[
          [22, 40],
          [42, 24],
          [57, 44],
        ]}
      >
        <circle r="8.5" fill="#B23C46" />
        <path d="M-5-8l1-6 4 3 4-3 1 6z" fill="#B23C46" />
      </Each>
    </>
  ),
  papaya: (
    <>
      <path d="M36 36h8l2 62H34z" fill="#A9A06B" />
      <Each
        at={[
          [40, 36, -110],
          [40, 36, -60],
          [40, 34, -10],
          [40, 36, 40],
          [40, 36, 90],
        ]}
      >
        <Line d="M0 0v-18" width={3} />
        <path d="M0-34 5-24l9 0-6 7 2 8-10-4-10 4 2-8-6-7 9 0z" fill="#5BA06C" />
      </Each>
      <Each
        at={[
          [30, 46],
          [50, 46],
          [40, 54],
        ]}
      >
        <path d="M0-8c8 2 9 16 0 24-9-8-8-22 0-24z" fill="#E8A33E" />
      </Each>
    </>
  ),
  lemon: (
    <>
      <Trunk />
      <Crown fill="#4F9A5A" light="#66AE6E" />
      <Each
        at={[
          [22, 42, 20],
          [40, 24, -20],
          [58, 42, 20],
          [38, 48, 0],
          [55, 22, 30],
        ]}
      >
        <path d="M-9 0c2-7 16-7 18 0-2 7-16 7-18 0z" fill="#F2D94E" />
      </Each>
    </>
  ),
  watermelon: (
    <>
      <Line d="M70 66C56 48 40 66 26 48 18 38 22 28 30 26" />
      <Leaves x={48} y={56} size={0.9} fill="#6FAE6B" />
      <Leaves x={28} y={34} size={0.8} fill="#6FAE6B" />
      <ellipse cx="38" cy="80" rx="30" ry="18" fill="#4F9A4A" />
      <Line d="M22 66c-6 8-6 20 0 28M38 62v36M54 66c6 8 6 20 0 28" color="#2F6B35" width={3.5} />
    </>
  ),
  strawberry: (
    <>
      <Line d="M40 98C34 70 22 60 16 56M40 98V44M40 98c6-28 18-38 24-42" width={3.5} />
      <Each
        at={[
          [40, 40],
          [24, 44, -50],
          [56, 44, 50],
        ]}
      >
        <path d="M0 4C-14 0-12-18 0-24 12-18 14 0 0 4z" fill="#5FAE5B" />
      </Each>
      <Each
        at={[
          [16, 62],
          [64, 62],
          [40, 76],
        ]}
      >
        <path d="M-11-2c4-6 18-6 22 0 1 9-5 16-11 20-6-4-12-11-11-20z" fill="#C8403C" />
        <path d="M-9-4 0-8l9 4-9 4z" fill="#3F8460" />
        <Dots
          at={[
            [-4, 5],
            [4, 5],
            [0, 11],
          ]}
          r={1.4}
          fill="#F7D27E"
        />
      </Each>
    </>
  ),
}
