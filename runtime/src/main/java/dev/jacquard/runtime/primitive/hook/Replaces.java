package dev.jacquard.runtime.primitive.hook;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The static methods of the annotated class stand in for methods of the same name of another class,
 * wherever rewritten code calls those. For an instance method the first parameter is the receiver.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Replaces {
  Class<?> value();

  /**
   * Whether each hook stands for the same method in all access modes: the ends of their names. The
   * mode is its last parameter.
   */
  boolean inModes() default false;
}
