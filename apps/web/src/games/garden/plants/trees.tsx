import { Crown, Dots, Each, Line, Trunk } from './parts.tsx'

export const plants = {
  mango: (
    <>
      <Trunk />
      <Crown />
      <Each
        at={[
          [22, 40],
          [40, 26],
          [58, 42],
          [38, 50],
          [54, 24],
        ]}
      >
        <ellipse rx="5.5" ry="7.5" transform="rotate(20)" fill="#EFA83E" />
      </Each>
    </>
  ),
  banana: (
    <>
      <path d="M35 44h10l3 54H32z" fill="#A9BF6B" />
      <Line d="M34 62h12M33 78h14" color="#7F9A48" width={2.5} />
      <Each
        at={[
          [40, 44, 0],
          [40, 44, -65],
          [40, 44, 65],
          [40, 46, -115],
          [40, 46, 115],
        ]}
      >
        <path d="M0 0c-9-12-9-28 0-42 9 14 9 30 0 42z" fill="#5FA36F" />
        <Line d="M0-4v-30" color="#3F8460" width={2} />
      </Each>
      <path d="M48 54c12 2 16 12 12 22-2 3-6 1-5-2 2-8 0-13-8-14z" fill="#EEC04A" />
      <path d="M46 58c8 3 10 11 7 18-2 3-5 2-5-1 1-6-1-9-5-11z" fill="#D9A83A" />
    </>
  ),
  neem: (
    <>
      <Trunk top={46} wide={9} />
      <Line d="M40 62 22 46M40 58l18-14" color="#8A6242" width={5} />
      <Crown y={32} fill="#6FA84E" light="#86BC63" />
      <Each
        at={[
          [20, 42, -60],
          [30, 24, -20],
          [48, 20, 20],
          [60, 40, 60],
          [40, 42, 0],
        ]}
      >
        <Line d="M0 10V-8M-6 6l6-4 6 4M-6-2l6-4 6 4" color="#467A38" width={2.5} />
      </Each>
    </>
  ),
  peepal: (
    <>
      <Trunk top={40} wide={9} />
      <Line d="M40 60 20 44M40 56l20-14" color="#8A6242" width={5} />
      <Each
        at={[
          [40, 16],
          [20, 24, -30],
          [60, 24, 30],
          [16, 46, -60],
          [64, 46, 60],
          [32, 38, -15],
          [50, 40, 15],
        ]}
      >
        <path d="M0 16C-14 4-14-10-8-12c4-1 7 1 8 3 1-2 4-4 8-3 6 2 6 16-8 28z" fill="#5BA06C" />
        <Line d="M0-4v20" color="#3B7550" width={2} />
      </Each>
    </>
  ),
  banyan: (
    <>
      <Trunk top={44} wide={18} />
      <Line d="M16 46v50M26 48v36M56 48v34M66 46v50" color="#C99F72" width={3.5} />
      <ellipse cx="40" cy="32" rx="38" ry="22" fill="#4B8A5E" />
      <ellipse cx="40" cy="24" rx="28" ry="17" fill="#5FA370" />
      <Dots
        at={[
          [18, 34],
          [34, 26],
          [50, 36],
          [62, 30],
          [40, 42],
        ]}
        r={3.2}
        fill="#C25B3E"
      />
    </>
  ),
  coconut: (
    <>
      <path d="M36 98c-2-22 0-44 6-62l6 2c-6 18-8 38-5 60z" fill="#C99F72" />
      <Each
        at={[
          [44, 32, -100],
          [44, 32, -50],
          [44, 32, 0],
          [44, 32, 50],
          [44, 32, 100],
        ]}
      >
        <path d="M0 0C-10-8-12-22-4-32 4-22 6-10 0 0z" fill="#5BA06C" />
      </Each>
      <Dots
        at={[
          [38, 38],
          [50, 39],
          [44, 44],
        ]}
        r={6}
        fill="#7A5233"
      />
    </>
  ),
  guava: (
    <>
      <Trunk />
      <Crown fill="#4F9A7B" light="#63AE8E" />
      <Dots
        at={[
          [22, 42],
          [40, 24],
          [58, 40],
          [40, 48],
          [54, 22],
        ]}
        r={6.5}
        fill="#CFDF8A"
      />
      <Dots
        at={[
          [22, 46],
          [40, 28],
          [58, 44],
          [40, 52],
          [54, 26],
        ]}
        r={1.8}
        fill="#6D8740"
      />
    </>
  ),
  jamun: (
    <>
      <Trunk wide={9} />
      <Crown fill="#468F63" light="#5AA576" />
      <Each
        at={[
          [20, 42],
          [27, 46],
          [40, 26],
          [47, 30],
          [58, 44],
          [40, 50],
          [34, 22],
        ]}
      >
        <ellipse rx="4.2" ry="6" fill="#4A2C5E" />
      </Each>
    </>
  ),
}
