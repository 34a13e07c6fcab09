/** {@code jacquard model}: where a model comes from, how it is searched and what is told of it. */
package dev.jacquard.cli.model;
