/** Strategies that look at single executions: random ones, and the one that somebody saw before. */
package dev.jacquard.explore.sample;
