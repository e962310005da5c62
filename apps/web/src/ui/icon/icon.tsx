import './icon.css'

/** Line drawings on a 24 x 24 grid. An icon always has a text beside it: screen readers skip the icon. */
const paths = {
  alert: 'M12 4 2.5 20h19zM12 10v5m0 2.4v.1',
  back: 'M20 12H5m6-6-6 6 6 6',
  barrier: 'M4 9h16v6H4zM7 15v5m10-5v5M9 9l-3 6m8-6-3 6m8-6-3 6M7 9V6m10 3V6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5m8-5v5',
  chat: 'M4 5h16v11h-9l-4 4v-4H4z',
  chart: 'M4 20h16M7 16v-5m5 5V6m5 10v-8',
  check: 'm4 12 5 6L20 6',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4v5l3 2',
  close: 'm5 5 14 14M19 5 5 19',
  comfort: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm-7 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  edit: 'm4 20 1-5L16 4l4 4L9 19z',
  equal: 'M4 8h16M4 16h16',
  eye: 'M2 12c4-8 16-8 20 0-4 8-16 8-20 0zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  flag: 'M6 21V4m0 1c5-3 8 3 13 0v9c-5 3-8-3-13 0',
  forward: 'M4 12h15m-6-6 6 6-6 6',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v6m0-9.5v.5',
  hide: 'M2 12c4-8 16-8 20 0-4 8-16 8-20 0zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 20 20 4',
  'level-high': 'M5 20v-5m7 5V10m7 10V4',
  'level-medium': 'M5 20v-5m7 5V10',
  listen: 'M4 9h4l5-4v14l-5-4H4zm12.5 0a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  lock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  mail: 'M3 6h18v13H3zm0 1 9 7 9-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  page: 'M5 4h14v16H5zM9 9h6M9 13h6',
  pause: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 8v8m5-8v8',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-9 15-9 16 0',
  pin: 'M12 21c-5-6-7-8-7-12a7 7 0 0 1 14 0c0 4-2 6-7 12zm0-15a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  phone: 'M6 3h4l1.5 5-2.5 2c1 2 3 4 5 5l2-2.5 5 1.5v4c-9 4-19-6-15-15z',
  print: 'M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z',
  repeat: 'M5 12a7 7 0 0 1 12-5l2 2m0-5v5h-5M19 12a7 7 0 0 1-12 5l-2-2m0 5v-5h5',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  stop: 'M6 6h12v12H6z',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, size = 'normal' }: { name: IconName; size?: 'normal' | 'small' }) {
  return (
    <svg className={size === 'small' ? 'icon icon--small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
