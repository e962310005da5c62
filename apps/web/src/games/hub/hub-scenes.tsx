import { CatShape, DuckShape, UnicornShape } from '../../ui/drawings/animals.tsx'

/** The scenes of the first four games for the hub, 240 by 130: the character with its pieces. */
const inkWords = { fill: '#14201B', fontSize: 22, fontWeight: 700, textAnchor: 'middle' } as const

export function Hills() {
  return (
    <>
      <path d="M-60-60h360v260H-60z" fill="#E4EDF6" />
      <path d="M-60 92C20 64 90 96 150 82s90-8 150-20v140H-60z" fill="#C0DBC8" />
      <path d="M-60 108c80-12 150 8 360-14v110H-60z" fill="#8EC0A2" />
    </>
  )
}

export function HouseOfTheCat() {
  const floors = [
    { y: 84, fill: '#F6CF86', edge: '#9C7318' },
    { y: 50, fill: '#B5D0EE', edge: '#3F77B0' },
    { y: 16, fill: '#C0DDB2', edge: '#4B8F5E' },
  ]
  return (
    <>
      <Hills />
      <circle cx="196" cy="24" r="15" fill="#F6DA8C" />
      {floors.map(({ y, fill, edge }, at) => (
        <g key={y}>
          <rect x="24" y={y} width="98" height="34" rx="6" fill={fill} stroke={edge} strokeWidth="3" />
          <rect x="31" y={y + 5} width="26" height="24" rx="6" fill="#FFFDF6" />
          <text x="44" y={y + 25} {...inkWords}>
            {at + 1}
          </text>
          {Array.from({ length: at + 1 }, (_, window) => (
            <rect
              key={window}
              x={66 + window * 18}
              y={y + 9}
              width="12"
              height="16"
              rx="3"
              fill="#F9E7A8"
              stroke="#7A4F1E"
              strokeWidth="2"
            />
          ))}
        </g>
      ))}
      <g transform="translate(128 26) scale(.86)">
        <CatShape />
      </g>
    </>
  )
}

export function PondOfTheDuck() {
  return (
    <>
      <path d="M-60-60h360v260H-60z" fill="#B9D8EC" />
      <path d="M-60-60h360v86c-90 16-120-14-200 2S20 38-60 26z" fill="#8EC0A2" />
      <path d="M16 54h28M24 116h30" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".7" />
      <ellipse cx="62" cy="84" rx="46" ry="34" fill="#C99A5E" stroke="#8A5A33" strokeWidth="3" />
      <ellipse cx="62" cy="78" rx="36" ry="24" fill="#7A5227" />
      {[
        [43, 86],
        [80, 87],
        [62, 71],
      ].map(([x = 0, y = 0]) => (
        <ellipse key={x} cx={x} cy={y} rx="12" ry="15" fill="#FFFDF6" stroke="#C9A66B" strokeWidth="2.5" />
      ))}
      <g transform="translate(120 16) scale(.9)">
        <DuckShape />
      </g>
      <path d="M124 114q52 18 104-2" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </>
  )
}

export function TrainOfTheUnicorn() {
  return (
    <>
      <Hills />
      <g transform="translate(6 -2) scale(.78)">
        <UnicornShape />
      </g>
      <path d="M-60 116h360" stroke="#6B4526" strokeWidth="6" />
      <path d="M96 94h36" stroke="#3C2A20" strokeWidth="6" />
      <path d="M4 72h94v32H4z" fill="#684A7E" />
      <path d="M4 70h94v8H4z" fill="#8A68A4" />
      <path d="M126 74h98l-8 32h-82z" fill="#F6CF86" stroke="#9C7318" strokeWidth="3" />
      {[132, 178].map((x, at) => (
        <g key={x}>
          <rect
            x={x}
            y="30"
            width="42"
            height="43"
            rx="6"
            fill={at ? '#EEC0B0' : '#B5D0EE'}
            stroke={at ? '#B05C42' : '#3F77B0'}
            strokeWidth="3"
          />
          <rect x={x + 7} y="37" width="28" height="29" rx="4" fill="#FFFDF6" />
          <text x={x + 21} y="60" {...inkWords}>
            {at ? 'अ' : 'A'}
          </text>
        </g>
      ))}
      {[26, 76, 148, 202].map((x) => (
        <circle key={x} cx={x} cy="106" r="10" fill="#E0B779" stroke="#3C2A20" strokeWidth="5" />
      ))}
    </>
  )
}

export function GardenOfCards() {
  return (
    <>
      <path d="M-60-60h360v260H-60z" fill="#FBEFD3" />
      <path d="M-60 84C20 60 90 92 150 78s90-8 150-20v140H-60z" fill="#C0DBC8" />
      <path d="M-60 108c80-12 150 8 360-14v110H-60z" fill="#8EC0A2" />
      <path d="M52 84V36" stroke="#1D6350" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M52 70c-18 0-26-8-27-20 17 0 27 7 27 20zm0 0c18 0 26-8 27-20-17 0-27 7-27 20zm0-22c-14 0-20-7-21-17 14 0 21 6 21 17zm0 0c14 0 20-7 21-17-14 0-21 6-21 17z"
        fill="#3F8F70"
      />
      <ellipse cx="52" cy="32" rx="5" ry="8" fill="#8CD1B3" />
      <path d="M28 84h48l-6 40H34z" fill="#CF7045" />
      <rect x="23" y="80" width="58" height="12" rx="4" fill="#DD8A60" />
      <path d="M43 104v1m18-1v1" stroke="#2B2320" strokeWidth="6" strokeLinecap="round" />
      <path d="M46 113q6 5 12 0" fill="none" stroke="#2B2320" strokeWidth="2.5" strokeLinecap="round" />
      {[
        [108, 12, true],
        [170, 12, false],
        [108, 70, false],
        [170, 70, true],
      ].map(([x, y, isOpen]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect
            width="52"
            height="50"
            rx="9"
            fill={isOpen ? '#FFFDF6' : '#62AB86'}
            stroke={isOpen ? '#C9A66B' : '#4B8F6E'}
            strokeWidth="2.5"
          />
          {isOpen ? (
            <>
              <circle cx="26" cy="25" r="9" fill="#F0C24B" />
              <path
                d="M26 7v5m0 26v5M8 25h5m26 0h5M13 12l4 4m18 18 4 4m0-26-4 4M17 34l-4 4"
                stroke="#E0992F"
                strokeWidth="3"
                strokeLinecap="round"
              />
            </>
          ) : (
            <path d="M26 8c13 10 13 24 0 34-13-10-13-24 0-34zm0 8v24" fill="#8CD1B3" stroke="#3F7D5E" strokeWidth="2" />
          )}
        </g>
      ))}
    </>
  )
}
