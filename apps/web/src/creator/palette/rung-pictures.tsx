import type { ReactNode } from 'react'

/** From a seed to a tree, matching the names of the levels. 64 units wide and high. */
export const rungPictures: Readonly<Record<'seed' | 'sprout' | 'plant' | 'tree', ReactNode>> = {
  seed: (
    <>
      <path d="M8 44c10-8 38-8 48 0v10H8z" fill="#6b4838" />
      <path d="M32 16c9 8 13 14 13 20a13 13 0 0 1-26 0c0-6 4-12 13-20z" fill="#c9934b" />
      <path d="M27 29c-3 4-3 8-1 12" fill="none" stroke="#f2cf93" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  sprout: (
    <>
      <path d="M10 60a22 22 0 0 1 44 0z" fill="#6b4838" />
      <path d="M29 44V28h6v16z" fill="#6fae3c" />
      <path d="M32 30c0-12-9-18-24-18 0 12 9 18 24 18zM32 36c0-10 8-16 24-16 0 11-9 16-24 16z" fill="#8bc34a" />
    </>
  ),
  plant: (
    <>
      <path d="M18 46h28l-3 16H21z" fill="#e4a566" />
      <path d="M15 40h34v7H15z" fill="#efc088" />
      <path d="M32 40V18" stroke="#4f8a33" strokeWidth="3" />
      <path
        d="M32 20c-5-5-5-12 0-16 5 4 5 11 0 16zM31 30c-10 1-15-3-17-10 9-2 15 2 17 10zM33 30c10 1 15-3 17-10-9-2-15 2-17 10zM31 39c-9 1-14-2-16-9 8-2 14 2 16 9zM33 39c9 1 14-2 16-9-8-2-14 2-16 9z"
        fill="#8bc34a"
      />
    </>
  ),
  tree: (
    <>
      <path d="M28 44h8v18h-8z" fill="#6b4838" />
      <path
        d="M32 4a13 13 0 0 1 13 14 13 13 0 0 1 4 24 12 12 0 0 1-17 5 12 12 0 0 1-17-5 13 13 0 0 1 4-24A13 13 0 0 1 32 4z"
        fill="#5a9a33"
      />
    </>
  ),
}
