/**
 * Third-party code under control. The tests of this module use libraries as people do; here is what
 * runs the same scenario with several published versions of a library.
 */
package dev.jacquard.libraries;
