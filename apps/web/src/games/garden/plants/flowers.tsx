import { Dot, Dots, Each, Leaves, Line, Rays, Ring, Stem } from './parts.tsx'

export const plants = {
  marigold: (
    <>
      <Stem />
      <Leaves />
      <Ring n={10} far={19} r={9} fill="#E59A2B" />
      <Ring n={8} far={10} r={8} fill="#F0B441" />
      <Dot r={7} fill="#F7D27E" />
    </>
  ),
  rose: (
    <>
      <Stem />
      <Leaves />
      <Ring n={5} far={8} r={15} fill="#B93F38" />
      <Dot r={18} fill="#CD5449" />
      <Line d="M40 34c0-5 8-4 7 2-1 8-15 8-16-2-1-11 14-16 21-7" color="#F2C4B4" />
    </>
  ),
  sunflower: (
    <>
      <Stem />
      <Leaves />
      <Rays n={14} long={24} wide={10} fill="#EFBE45" />
      <Dot r={14} fill="#6F4423" />
      <Dots
        at={[
          [40, 34],
          [34, 30],
          [46, 30],
          [34, 39],
          [46, 39],
          [40, 26],
          [40, 42],
        ]}
        r={1.8}
        fill="#B98A5E"
      />
    </>
  ),
  jasmine: (
    <>
      <Stem top={30} />
      <Leaves />
      <Leaves y={64} size={0.7} />
      <Each
        at={[
          [28, 26],
          [53, 22],
          [42, 46],
        ]}
      >
        <Ring x={0} y={0} n={5} far={8} r={6.5} fill="#FFFDF6" />
        <Dot x={0} y={0} r={4} fill="#EFBE45" />
      </Each>
    </>
  ),
  hibiscus: (
    <>
      <Stem />
      <Leaves />
      <Ring n={5} far={13} r={12} fill="#D4618B" />
      <Dot r={8} fill="#A83E68" />
      <Line d="m40 34 12-20" color="#EFBE45" width={5} />
      <Dot x={53} y={12} r={4} fill="#EFBE45" />
    </>
  ),
  dahlia: (
    <>
      <Stem />
      <Leaves />
      <Rays n={12} long={24} wide={11} fill="#A85A9B" />
      <Rays n={10} long={16} wide={9} fill="#C47EB8" />
      <Dot r={6} fill="#F2D3E6" />
    </>
  ),
  chrysanthemum: (
    <>
      <Stem />
      <Leaves size={0.9} />
      <Rays n={18} long={25} wide={5} fill="#EBC443" />
      <Rays n={14} long={17} wide={5} fill="#F7E08F" />
      <Dot r={6} fill="#C99622" />
    </>
  ),
  tuberose: (
    <>
      <Stem top={14} />
      <Line d="M40 96C30 86 26 70 24 56M40 96c10-10 14-26 16-40" color="#4FA286" width={5} />
      <Each
        at={[
          [40, 12],
          [30, 24],
          [50, 26],
          [31, 40],
          [49, 44],
        ]}
      >
        <Ring x={0} y={0} n={5} far={5} r={4.5} fill="#FFFDF6" />
        <Dot x={0} y={0} r={3} fill="#E7D9A6" />
      </Each>
    </>
  ),
}
