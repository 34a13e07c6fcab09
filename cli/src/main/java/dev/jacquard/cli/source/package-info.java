/** Programs that are a single source file, compiled when they are checked. */
package dev.jacquard.cli.source;
