import type { ReactNode } from 'react'
import { type PlainBackdrop, plainBackdrops, hills } from './own-backdrops.ts'

/** Our own calm backdrops besides the meadow, CC BY 4.0. Their average colours are in own-backdrops.ts. */
export const drawnBackdrops = [
  'room',
  'sea',
  'night',
  'pond',
  'rainy-day',
  'cricket-field',
  'street',
  'school',
  'station',
  'kitchen',
  'mountains',
] as const
export type DrawnBackdrop = (typeof drawnBackdrops)[number]

export function MoreBackdrop({ picture }: { picture: string }): ReactNode {
  if (Object.hasOwn(drawings, picture)) return drawings[picture as DrawnBackdrop]
  if (!Object.hasOwn(plainBackdrops, picture)) return null
  return <rect width="480" height="360" fill={plainBackdrops[picture as PlainBackdrop]} />
}

const drawings: Readonly<Record<DrawnBackdrop | 'meadow-by-day', ReactNode>> = {
  'meadow-by-day': (
    // As in Scratch files that we have exported, so that they are recognised.
    <g>
      <rect width="480" height="360" fill="#dde7f4" fillOpacity="1" />
      <circle cx="398" cy="86" r="34" fill="#f0b441" fillOpacity="0.5" />
      <path d={hills.far} fill="#bfdbc8" fillOpacity="1" />
      <path d={hills.near} fill="#8dbfa3" fillOpacity="1" />
    </g>
  ),
  room: (
    <>
      <rect width="480" height="360" fill="#f1e6d6" />
      <rect y="262" width="480" height="98" fill="#d8bd98" />
      <rect y="254" width="480" height="8" fill="#fbf5ea" />
      <rect x="296" y="56" width="128" height="118" rx="6" fill="#fbf5ea" />
      <rect x="306" y="66" width="50" height="98" fill="#cfe2ee" />
      <rect x="364" y="66" width="50" height="98" fill="#cfe2ee" />
      <rect x="58" y="96" width="104" height="72" rx="4" fill="#fbf5ea" />
      <path d="M68 158l24-32 18 20 16-26 26 38z" fill="#a9c9b4" />
      <ellipse cx="240" cy="316" rx="150" ry="28" fill="#c4937a" />
      <ellipse cx="240" cy="316" rx="116" ry="19" fill="#dcb39c" />
    </>
  ),
  sea: (
    <>
      <rect width="480" height="360" fill="#dcebf5" />
      <circle cx="92" cy="78" r="32" fill="#f3d9a0" />
      <rect y="176" width="480" height="184" fill="#97c4d8" />
      <path d="M0 196c60-14 110 12 180 2s120-14 180 0 80 6 120-2v30H0z" fill="#87b8ce" />
      <path d="M0 300c90-34 190-30 270-12s140 14 210-6v78H0z" fill="#efdfb8" />
      <path d="M330 168h72l-14 18h-46z" fill="#a5694f" />
      <path d="M362 164v-54l34 50z" fill="#fbf5ea" />
    </>
  ),
  night: (
    <>
      <rect width="480" height="360" fill="#22304f" />
      <path d="M404 62a36 36 0 1 0 20 62 30 30 0 0 1-20-62z" fill="#f1e6c2" />
      <path
        d="M62 74v8m-4-4h8M156 46v8m-4-4h8M244 104v8m-4-4h8M112 142v8m-4-4h8M318 52v8m-4-4h8M200 170v8m-4-4h8"
        stroke="#f1e6c2"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M0 276c80-44 160-40 250-16s150 2 230-22v122H0z" fill="#2f4668" />
      <path d="M0 318c100-32 220-26 300-10s120 4 180-8v60H0z" fill="#3b5a62" />
    </>
  ),
  pond: (
    <>
      <rect width="480" height="360" fill="#dcebf2" />
      <path d="M0 170c90-40 190-34 270-14s140 10 210-12v216H0z" fill="#bfdbc8" />
      <path d="M0 214c120-22 320-22 480 0v146H0z" fill="#8dbfa3" />
      <ellipse cx="240" cy="286" rx="176" ry="52" fill="#97c4d8" />
      <ellipse cx="180" cy="276" rx="26" ry="8" fill="#7fb096" />
      <ellipse cx="302" cy="300" rx="30" ry="9" fill="#7fb096" />
    </>
  ),
  'rainy-day': (
    <>
      <rect width="480" height="360" fill="#c5d0d8" />
      <path
        d="M70 96a34 34 0 0 1 62-18 30 30 0 0 1 46 22 24 24 0 0 1-8 46H84a26 26 0 0 1-14-50zM300 70a30 30 0 0 1 54-16 28 28 0 0 1 42 20 22 22 0 0 1-8 42h-76a24 24 0 0 1-12-46z"
        fill="#e9edf0"
      />
      <path
        d="M96 170l-8 24m46-24-8 24m44-24-8 24m148-52-8 24m46-24-8 24m42-24-8 24"
        stroke="#8aa6bd"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M0 250c110-30 250-26 480-4v114H0z" fill="#8fae9b" />
      <ellipse cx="150" cy="318" rx="80" ry="14" fill="#a9bfcb" />
      <ellipse cx="360" cy="300" rx="56" ry="10" fill="#a9bfcb" />
    </>
  ),
  'cricket-field': (
    <>
      <rect width="480" height="360" fill="#dde7f4" />
      <path d="M0 168c60-30 120-18 180-8s180-26 300 2v198H0z" fill="#9fc7ab" />
      <rect y="190" width="480" height="170" fill="#a3cc9f" />
      <rect y="186" width="480" height="8" fill="#fbf5ea" />
      <path d="M204 214h72l52 146H152z" fill="#e2cfa4" />
      <path d="M226 196h3v34h-3zm11 0h3v34h-3zm11 0h3v34h-3z" fill="#a5694f" />
    </>
  ),
  street: (
    <>
      <rect width="480" height="360" fill="#dde7f4" />
      <rect x="20" y="110" width="120" height="140" fill="#ecd6b8" />
      <rect x="160" y="80" width="110" height="170" fill="#d9b7a6" />
      <rect x="290" y="120" width="170" height="130" fill="#c9d7b9" />
      <path
        d="M44 136h30v34H44zm46 0h30v34H90zM184 106h26v34h-26zm40 0h26v34h-26zM184 164h26v34h-26zM320 148h34v34h-34zm74 0h34v34h-34z"
        fill="#fbf5ea"
      />
      <path d="M62 200h36v50H62zM224 200h30v50h-30zM360 200h36v50h-36z" fill="#a5806b" />
      <rect y="250" width="480" height="24" fill="#d3cfc4" />
      <rect y="274" width="480" height="86" fill="#aab0ae" />
      <path d="M20 314h60v6H20zm110 0h60v6h-60zm110 0h60v6h-60zm110 0h60v6h-60z" fill="#f1efe6" />
    </>
  ),
  school: (
    <>
      <rect width="480" height="360" fill="#dde7f4" />
      <rect x="70" y="110" width="340" height="150" fill="#ecd9a8" />
      <path d="M56 110h368l-30-32H86z" fill="#b9705a" />
      <path d="M104 138h40v44h-40zm64 0h40v44h-40zm104 0h40v44h-40zm64 0h40v44h-40z" fill="#cfe2ee" />
      <rect x="218" y="190" width="44" height="70" fill="#8a5f4c" />
      <path d="M238 34h3v46h-3z" fill="#6a7d73" />
      <path d="M241 36h34v22h-34z" fill="#f0b441" />
      <rect y="260" width="480" height="100" fill="#d8c7a0" />
      <path d="M200 360l22-100h36l22 100z" fill="#e8dcbf" />
    </>
  ),
  station: (
    <>
      <rect width="480" height="360" fill="#dde7f4" />
      <path d="M20 70h440l-24 30H44z" fill="#9b6b57" />
      <path d="M80 100h10v130H80zm150 0h10v130h-10zm150 0h10v130h-10z" fill="#c9b79b" />
      <rect x="110" y="120" width="96" height="40" rx="4" fill="#f7ecc9" />
      <rect x="122" y="136" width="72" height="8" fill="#6a5230" />
      <path d="M270 190h90v10h-90zm8 10h8v26h-8zm66 0h8v26h-8z" fill="#7f9d8b" />
      <rect y="226" width="480" height="44" fill="#d9d3c5" />
      <rect y="262" width="480" height="8" fill="#f0b441" />
      <rect y="270" width="480" height="90" fill="#bcb7aa" />
      <path d="M0 296h480v5H0zm0 34h480v5H0z" fill="#7c7f80" />
      <path
        d="M30 290h10v52H30zm80 0h10v52h-10zm80 0h10v52h-10zm80 0h10v52h-10zm80 0h10v52h-10zm80 0h10v52h-10z"
        fill="#94806a"
      />
    </>
  ),
  kitchen: (
    <>
      <rect width="480" height="360" fill="#f4ead6" />
      <rect x="40" y="50" width="400" height="12" fill="#b98a68" />
      <path d="M64 22h34v28H64zm52 8h28v20h-28zm46-12h26v32h-26zm200 6h40v26h-40z" fill="#d69a7a" />
      <rect x="190" y="84" width="100" height="84" rx="4" fill="#fbf5ea" />
      <rect x="198" y="92" width="84" height="68" fill="#cfe2ee" />
      <rect x="20" y="206" width="440" height="16" fill="#c9bfae" />
      <rect x="20" y="222" width="440" height="70" fill="#b3c7b4" />
      <path d="M120 222h4v70h-4zm116 0h4v70h-4zm116 0h4v70h-4z" fill="#9db49f" />
      <path d="M330 178h70v28h-70zm-12 6h94v6h-94z" fill="#8f9a9c" />
      <rect y="292" width="480" height="68" fill="#d4b48c" />
    </>
  ),
  mountains: (
    <>
      <rect width="480" height="360" fill="#dde9f3" />
      <path d="M0 250 110 90l90 120 80-110 130 150 70-60v160H0z" fill="#a7b8c4" />
      <path d="M110 90l-34 50 20-8 16 14 16-16 16 10zM280 100l-30 42 20-8 14 12 16-14 22 10z" fill="#f6f8f8" />
      <path d="M0 262c90-34 180-22 260-6s150 6 220-16v120H0z" fill="#bdd5b4" />
      <path d="M0 304c110-26 300-22 480 0v56H0z" fill="#a9c9a9" />
    </>
  ),
}
