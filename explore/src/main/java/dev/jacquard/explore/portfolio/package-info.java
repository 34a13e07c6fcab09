/**
 * Bugs first: other searches beside one that will not come to its end in time.
 *
 * <p>A depth-first search of a large tree looks at the neighbours of its first execution for as
 * long as one waits. A failure that needs another beginning is found at once by a search that
 * begins elsewhere, or never. Nobody knows which one that is, so {@link
 * dev.jacquard.explore.portfolio.Portfolio} gives each a slice in turn: few preemptions (Musuvathi
 * and Qadeer, Iterative context bounding, 2007), random priorities (Burckhardt et al., PCT, 2010),
 * a random walk, and depth first from random executions. Thomson, Donaldson and Betts (Concurrency
 * testing using controlled schedulers, 2016) found that none of them beats the others everywhere.
 *
 * <p>Small searches are not touched: {@link dev.jacquard.explore.portfolio.EstimatedProspect} says
 * what is small.
 */
package dev.jacquard.explore.portfolio;
