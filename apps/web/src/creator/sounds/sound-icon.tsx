import type { BuiltInSound } from '@ankur/blocks/built-in-sounds'

const note = 'M9 18V6l9-2v12M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zm9-2a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z'
const lines = 'M3 20h18M3 15h18M3 10h18M3 5h18'
const dot = (y: number) => `${lines}M9.5 ${y}a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z`

/** Icons on a 24 x 24 grid, always beside text. The seven notes rise from left to right. */
const paths: Readonly<Record<BuiltInSound | 'voice', string>> = {
  voice: 'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5 11a7 7 0 0 0 14 0M12 18v3M8 21h8',
  'soft-tone': note,
  'two-tones': note,
  'low-tone': 'M10 18V5m0 0c5 0 6 3 6 5M10 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  'sound-sa': dot(20),
  'sound-re': dot(17.5),
  'sound-ga': dot(15),
  'sound-ma': dot(12.5),
  'sound-pa': dot(10),
  'sound-dha': dot(7.5),
  'sound-ni': dot(5),
  'sound-bell': 'M12 4a6 6 0 0 0-6 6v5l-2 2h16l-2-2v-5a6 6 0 0 0-6-6zM10 20h4',
  'sound-drum-soft': 'M4 9c0-4 16-4 16 0s-16 4-16 0zm0 0v8c0 4 16 4 16 0V9M17 3l-6 5',
  'sound-drum-low': 'M6 6c0-3 12-3 12 0s-12 3-12 0zm0 0c-3 5-3 8 0 12 0 3 12 3 12 0 3-4 3-7 0-12M8 8l3 11M16 8l-3 11',
  'sound-flute': 'M3 19 19 3l2 2L5 21zM9 15v.1M12 12v.1M15 9v.1',
  'sound-drop': 'M12 3c5 6 6 8 6 11a6 6 0 0 1-12 0c0-3 1-5 6-11z',
  'sound-rain': 'M7 13a4 4 0 0 1 0-8 5 5 0 0 1 9-1 4.5 4.5 0 0 1 1 9zM8 16l-1 4M13 16l-1 4M18 16l-1 4',
  'sound-wind': 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7a2 2 0 1 1-2 2',
  'sound-leaf': 'M4 20C3.5 9 9 4 20 4c.5 11-5 16-16 16zM4 20 14 10',
  'sound-bird': 'M4 13c4 0 5-5 9-5a4 4 0 0 1 4 4l4 1-4 1c0 4-3 6-7 6-4 0-6-3-6-7zM14 11v.1M9 20l-1 2M12 20v2',
  'sound-bubble':
    'M9 9a5 5 0 1 0 0 10A5 5 0 0 0 9 9zM17.5 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 14a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  'sound-steps':
    'M6 4c3 0 3 4 2.500 8H5C4 8 4 4 6 4zM5.200 14.500h3c0 3-3 3-3 0zM17 8c-3 0-3 4-2.500 8H18c1-4 1-8-1-8zM15 18.500h3c0 3-3 3-3 0z',
  'sound-page': 'M5 3h9l5 5v13H5zM14 3v5h5',
  'sound-click': 'M9 9l10 4-4 2 4 4-2 2-4-4-2 4zM5 3v3M3 5h3M9 4l-1 2M4 9l2-1',
  'sound-purr': 'M5 20V6l4 3h6l4-3v14zM9 13v.1M15 13v.1M10 16.500c1 1 3 1 4 0M2 15l3 .500M22 15l-3 .500',
}

export function SoundIcon({ name }: { name: string }) {
  const path = Object.hasOwn(paths, name) ? paths[name as BuiltInSound] : paths.voice
  return (
    <svg className="creator-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
