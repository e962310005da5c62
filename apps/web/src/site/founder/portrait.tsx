import { Drawing } from '../../ui/drawings/drawing.tsx'

/** A portrait in the style of a pencil drawing, of nobody in particular, on a sheet of paper with the pencil beside it. */
export function Portrait() {
  return (
    <Drawing name="portrait" width={240} height={260}>
      <path d="M22 18h176l14 14v210H22z" fill="#FFFDF6" />
      <path d="M198 18v14h14z" fill="#E6DFC8" />
      <g fill="none" stroke="#5A5F66" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M84 104c0-30 12-48 34-48s34 18 34 48c0 26-14 46-34 46s-34-20-34-46z" />
        <path d="M82 106c-6-38 8-64 38-64 28 0 42 26 34 62-4-18-12-28-22-32-14 10-34 12-44 10-2 8-4 16-6 24z" />
        <path d="M104 146v18c-26 6-44 20-50 48M132 146v18c26 6 44 20 50 48" />
        <path d="M104 164c6 10 22 10 28 0" />
        <path d="M101 108c3-3 8-3 11 0M125 108c3-3 8-3 11 0" />
        <path d="M118 112c-2 6-3 9 1 10M109 131c6 4 13 4 18 0" />
      </g>
      <g fill="none" stroke="#9AA0A6" strokeWidth="1.6" strokeLinecap="round">
        <path d="M94 58 84 84M102 52 88 84M112 48 98 78M122 47l-8 26M132 49l-6 20M142 55l-6 16" />
        <path d="M66 196l10 14M76 186l16 24M90 180l18 30M150 180l-18 30M162 186l-16 24M172 196l-10 14" />
        <path d="M142 118l6-14M138 132l11-24" />
      </g>
      <g transform="rotate(-38 196 214)">
        <path d="M150 206h72v14h-72z" fill="#F0B441" />
        <path d="M150 206h72v5h-72z" fill="#E59A2B" />
        <path d="M222 206h10a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-10z" fill="#D9968A" />
        <path d="m150 206-20 7 20 7z" fill="#F3DDB5" />
        <path d="m137 210.600-7 2.400 7 2.400z" fill="#3A3F45" />
      </g>
    </Drawing>
  )
}
