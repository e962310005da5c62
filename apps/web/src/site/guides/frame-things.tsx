import type { ReactNode } from 'react'
import type { FrameThing } from '@ankur/content/guides/guide'

/** Things that people hold, want or say in the drawn stories, each on 24 by 24. */
export const frameThings: Readonly<Record<FrameThing, ReactNode>> = {
  ball: (
    <>
      <circle cx="12" cy="12" r="9" fill="#E59A2B" />
      <path d="M4 8c6 3 10 3 16 0M4 16c6-3 10-3 16 0" stroke="#fff" strokeWidth="1.6" fill="none" />
    </>
  ),
  banana: <path d="M4 5c1 10 7 15 16 14-1-2-2-2-4-3C10 14 8 11 7 5z" fill="#F0B441" stroke="#8A6100" strokeWidth="1.2" />,
  blocks: (
    <>
      <rect x="2" y="13" width="9" height="9" rx="2" fill="#F0B441" />
      <rect x="13" y="13" width="9" height="9" rx="2" fill="#8DBFA3" />
      <rect x="7.5" y="3" width="9" height="9" rx="2" fill="#CDB2DD" />
    </>
  ),
  board: (
    <>
      <rect x="1" y="3" width="22" height="18" rx="3" fill="#fff" stroke="#33508C" strokeWidth="1.6" />
      <circle cx="7.5" cy="9" r="3" fill="#E59A2B" />
      <path d="M14 6.5h5l-1 5h-3z" fill="#33508C" />
      <path d="m5 15 5 4m0-4-5 4" stroke="#94382B" strokeWidth="1.6" />
      <path d="m13.5 17 2 2 4-4" stroke="#1D6350" strokeWidth="1.8" fill="none" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" fill="#fff" stroke="#1D6350" strokeWidth="2" />
      <path d="M12 6v6l4 3" stroke="#1D6350" strokeWidth="2" fill="none" strokeLinecap="round" />
    </>
  ),
  cup: <path d="M5 5h14l-2 15H7z" fill="#AFC8F0" stroke="#33508C" strokeWidth="1.6" strokeLinejoin="round" />,
  drum: (
    <>
      <path d="M3 9v8c3 4 15 4 18 0V9z" fill="#C98A4B" />
      <ellipse cx="12" cy="9" rx="9" ry="4" fill="#FBEFD3" stroke="#8A5A3C" strokeWidth="1.4" />
      <path d="m14 8 7-6" stroke="#8A5A3C" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  ear: (
    <path
      d="M8 20c-4-4-4-17 4-17s9 9 4 12c-2 1-1 6-4 6-2 0-2-1-4-1zM9 10c0-5 7-4 5 1l-2 3"
      fill="#FBE6D6"
      stroke="#8A5A3C"
      strokeWidth="1.8"
    />
  ),
  heart: <path d="M12 20C2 12 5 4 9 5c2 0 3 2 3 3 0-1 1-3 3-3 4-1 7 7-3 15z" fill="#C2556B" />,
  note: <path d="M9 18a3 3 0 1 1-2-3V5l11-2v11a3 3 0 1 1-2-3V7L9 8.5z" fill="#674578" />,
  paper: (
    <>
      <path d="M5 2h14v20H5z" fill="#fff" stroke="#42534B" strokeWidth="1.5" />
      <path d="M8 7h8M8 11h8M8 15h5" stroke="#42534B" strokeWidth="1.5" />
    </>
  ),
  plus: <path d="M12 4v16M4 12h16" stroke="#1D6350" strokeWidth="4" strokeLinecap="round" />,
  scissors: (
    <>
      <path d="M6 4l11 13M18 4 7 17" stroke="#42534B" strokeWidth="2" strokeLinecap="round" />
      <circle cx="5.5" cy="19" r="3" fill="none" stroke="#94382B" strokeWidth="2" />
      <circle cx="18.5" cy="19" r="3" fill="none" stroke="#94382B" strokeWidth="2" />
    </>
  ),
  stop: (
    <>
      <path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z" fill="#fff" stroke="#94382B" strokeWidth="2" />
      <path d="M9 17v-6m2.5 3V7.5m2.5 6V8.5m2.5 6.5v-4" stroke="#94382B" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  talk: <path d="M4 8h16M4 13h12M4 18h8" stroke="#42534B" strokeWidth="2.4" strokeLinecap="round" />,
  two: (
    <>
      <path d="M1 8h9l-1 11H2z" fill="#AFC8F0" stroke="#33508C" strokeWidth="1.4" />
      <path d="M13 7c1 8 4 12 10 11 0-1-1-2-2-2-3-1-5-4-5-9z" fill="#F0B441" stroke="#8A6100" strokeWidth="1" />
    </>
  ),
}
