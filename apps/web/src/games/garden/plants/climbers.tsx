import { Each, Leaves, Line, Ring } from './parts.tsx'

const pole = <Line d="M40 98V6" color="#E0C596" />
const vine = <Line d="M40 98C20 86 60 74 40 60 20 46 60 36 40 22 34 16 38 10 42 6" />
const frame = (
  <>
    <Line d="M10 98V18h60v80" color="#E0C596" />
    <Line d="M10 26C28 14 52 34 70 22" />
  </>
)

const leafAt = (at: readonly (readonly [number, number])[]) => (
  <Each at={at}>
    <path d="M0-10C12-8 12 6 0 11-12 6-12-8 0-10z" fill="#6FAE6B" />
  </Each>
)

const threeLeaves = leafAt([
  [16, 24],
  [40, 22],
  [64, 26],
])

export const plants = {
  bougainvillea: (
    <>
      {pole}
      {vine}
      {leafAt([
        [24, 80],
        [56, 56],
      ])}
      <Each
        at={[
          [54, 78],
          [26, 56],
          [54, 34],
          [28, 26],
          [42, 12],
        ]}
      >
        <path
          d="M0 0C-10-2-12-12-6-16 0-12 2-6 0 0zm0 0C8-6 16-2 16 4 10 8 4 6 0 0zm0 0C2 10-4 16-10 14-12 8-6 2 0 0z"
          fill="#C4458C"
        />
        <circle r="2.4" fill="#F7E08F" />
      </Each>
    </>
  ),
  money_plant: (
    <>
      {pole}
      {vine}
      <Each
        at={[
          [24, 82, -30],
          [56, 76, 30],
          [24, 52, -30],
          [56, 44, 30],
          [28, 26, -20],
          [48, 14, 20],
        ]}
      >
        <path d="M0 14C-16 4-14-12-5-12c3 0 4 2 5 4 1-2 2-4 5-4 9 0 11 16-5 26z" fill="#5BA06C" />
        <path d="M2-2c4 2 4 6 0 10z" fill="#D9E08A" />
      </Each>
    </>
  ),
  madhumalti: (
    <>
      {frame}
      {threeLeaves}
      <Each
        at={[
          [22, 48],
          [34, 42],
          [48, 46],
          [60, 44],
          [42, 62],
        ]}
      >
        <Line d="M0 0v-14" color="#4FA286" width={2} />
        <Ring x={0} y={0} n={5} far={5} r={4.5} fill="#D9577A" />
        <circle r="3" fill="#FBE9EE" />
      </Each>
    </>
  ),
  bitter_gourd: (
    <>
      {frame}
      {threeLeaves}
      <Each
        at={[
          [28, 38],
          [54, 46],
        ]}
      >
        <path d="M0-8l5 5 3 6 2 7 1 7-1 8-4 7-6 6-6-6-4-7-1-8 1-7 2-7 3-6z" fill="#5FA34A" />
        <Line d="M-4 6v20M4 6v20M0 0v32" color="#3B7A2C" width={2} />
      </Each>
    </>
  ),
  cucumber: (
    <>
      {frame}
      {threeLeaves}
      <Each
        at={[
          [26, 36],
          [54, 44],
        ]}
      >
        <rect x="-7" width="14" height="40" rx="7" fill="#4F9A4A" />
        <Line d="M-2 8v24M3 8v24" color="#86BC63" width={2} />
      </Each>
      <Ring x={40} y={44} n={5} far={5} r={4} fill="#EFC93C" />
    </>
  ),
  beans: (
    <>
      {pole}
      {vine}
      <Leaves y={90} fill="#6FAE6B" />
      <Leaves y={60} size={0.9} fill="#6FAE6B" />
      <Each
        at={[
          [22, 30, 10],
          [58, 34, -10],
          [54, 66, -8],
        ]}
      >
        <path d="M-4-8C6-4 8 20 2 32-6 24-10 0-4-8z" fill="#7FBF5F" />
      </Each>
      <Ring x={40} y={12} n={4} far={5} r={4.5} fill="#CDBCE6" />
    </>
  ),
  ridge_gourd: (
    <>
      {frame}
      {threeLeaves}
      <Each
        at={[
          [28, 36],
          [54, 42],
        ]}
      >
        <path d="M-3 0h6c2 10 7 18 6 34-1 10-17 10-18 0C-10 18-5 10-3 0z" fill="#5B9A5C" />
        <Line d="M0 4v36M-4 14c-2 10-2 18 0 26M4 14c2 10 2 18 0 26" color="#35703A" width={2} />
      </Each>
    </>
  ),
  butterfly_pea: (
    <>
      {pole}
      {vine}
      {leafAt([
        [24, 82],
        [56, 58],
        [26, 34],
      ])}
      <Each
        at={[
          [54, 80],
          [24, 58],
          [54, 36],
          [40, 14],
        ]}
      >
        <path d="M0 10C-16 6-14-10 0-12 14-10 16 6 0 10z" fill="#4A58B8" />
        <path d="M0 8c-6-2-6-9 0-11 6 2 6 9 0 11z" fill="#FBF3D6" />
      </Each>
    </>
  ),
}
