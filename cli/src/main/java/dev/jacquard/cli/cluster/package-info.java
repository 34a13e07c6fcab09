/**
 * Searches on many machines: {@code cluster serve} keeps them, {@code cluster join} gives workers,
 * {@code check --cluster} has one made, {@code cluster status} tells how far they are.
 */
package dev.jacquard.cli.cluster;
