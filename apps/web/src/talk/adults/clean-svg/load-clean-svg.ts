export const loadCleanSvg = () => import('@ankur/blocks/sb3/clean-svg')
