/**
 * What the code of generated threads is made of: declarations that threads share ({@link
 * dev.jacquard.generate.code.Vocabulary}), and fragments of a few statements that real code would
 * write together ({@link dev.jacquard.generate.code.Catalogue}), which a {@link
 * dev.jacquard.generate.code.Body} collects. All decisions come from one {@link
 * dev.jacquard.generate.code.Draw}, so a seed always gives the same program.
 */
package dev.jacquard.generate.code;
